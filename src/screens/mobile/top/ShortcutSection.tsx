import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { paths } from '@/paths';
import { Section } from '@/ui/page/Section';
import { Disclosure } from '@/ui/row/Disclosure';
import { LinkRows } from '@/ui/row/LinkRows';
import { ClosedSettings } from './ClosedSettings';
import { restrictionGroups } from './restrictionGroups';

/**
 * The most used procedures, some with what is contracted now; for one that isn't possible now, the
 * reason.
 */
export function ShortcutSection() {
  const [{ data: plan }, { data: restricted }] = useSuspenseQueries({
    queries: [read(api.getPricePlan), read(api.getSettingsRestriction)],
  });
  const closed = new Set<string>(restricted.restrictions.map(({ setting }) => setting));
  const shortcuts = [
    {
      setting: 'price_plan_exchange',
      title: 'プランの変更',
      help: <>いまは{plan.current.planName}</>,
      to: paths.mobilePlan(),
    },
    { setting: 'option', title: 'オプションの追加・変更', to: paths.mobileOption() },
    { setting: 'esim', title: 'eSIMの発行・再発行', to: paths.mobileEsim() },
    ...(plan.call_flat
      ? [
          {
            setting: 'call_service',
            title: '通話オプション',
            help: labelOf(callFlats, plan.call_flat),
            to: paths.mobileOptionDetail('call_service'),
          },
        ]
      : []),
    ...(plan.can.data_advance
      ? [
          {
            setting: 'data_advance',
            title: 'データの前借り',
            help: '来月の分を今月使う',
            to: paths.mobileDataAdvance(),
          },
        ]
      : []),
    { setting: 'giga_plus', title: 'ギガプラスの受け取り', to: paths.mobileGigaPlus() },
    { title: 'すべての手続き', to: paths.mobileProcedures() },
  ].filter(({ setting }) => setting === undefined || !closed.has(setting));
  // Without `quit`: a restriction of it doesn't close its screen.
  const groups = restrictionGroups(
    restricted.restrictions.filter(({ setting }) => setting !== 'quit'),
  );
  const count = groups.reduce((sum, { settings }) => sum + settings.length, 0);
  return (
    <Section label="よく使う手続き">
      <LinkRows columns={2} items={shortcuts} />
      {count > 0 && (
        <Disclosure name="closed" title={`いまはできない手続き(${count}件)`}>
          {groups.map((group) => (
            <ClosedSettings key={`${group.text} ${group.available_from}`} {...group} titled />
          ))}
        </Disclosure>
      )}
    </Section>
  );
}
