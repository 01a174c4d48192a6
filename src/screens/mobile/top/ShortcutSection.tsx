import styled from '@emotion/styled';
import { useSuspenseQueries } from '@tanstack/react-query';
import { callFlats, restrictedSettings } from '@/catalogue/mobile';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { Mark } from '@/ui/icon/Mark';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Section } from '@/ui/page/Section';
import { LinkRows } from '@/ui/row/LinkRows';
import { Small } from '@/ui/Text';
import { mobileTopQueries } from './queries';
import { restrictionGroups } from './restrictionGroups';

const Not = styled.div`
  * + & {
    margin-top: 28px;
  }
`;

const Names = styled.p`
  display: flex;
  align-items: baseline;
  gap: 10px;
  font-weight: 700;
  svg {
    flex: none;
    transform: translateY(2px);
  }
`;

/** The procedures that are asked for most, with what stands now, and those that aren't possible now. */
export function ShortcutSection() {
  const [{ data: plan }, { data: restricted }] = useSuspenseQueries({
    queries: [mobileTopQueries.plan(), mobileTopQueries.restrictions()],
  });
  const isKnown = useKnownPaths();
  const groups = restrictionGroups(restricted.restrictions);
  const ways = [
    {
      title: 'プランの変更',
      help: `いま:${plan.current.planName}`,
      to: paths.mobileContract(),
    },
    { title: 'オプションの追加・変更', to: paths.mobileOption() },
    { title: 'eSIMの発行・再発行', to: paths.mobileContract() },
    ...(plan.call_flat
      ? [{ title: '通話オプション', help: callFlats[plan.call_flat], to: paths.mobileOption() }]
      : []),
    ...(plan.can.data_advance
      ? [{ title: 'データの前借り', help: '来月の分を今月使う', to: paths.mobileDataAdvance() }]
      : []),
    { title: 'ギガプラスの受け取り', to: paths.mobileGigaPlus() },
  ].filter(({ to }) => isKnown(to));
  if (ways.length === 0 && groups.length === 0) return null;
  return (
    <Section label={ways.length > 0 ? 'よく使う手続き' : 'いまできない手続き'}>
      {ways.length > 0 && <LinkRows columns={2} items={ways} />}
      {groups.map(({ text, available_from, settings }) => (
        <Not key={text}>
          <Names>
            <Mark name="slashed" />
            <span>いまできない手続き:{settings.map((s) => restrictedSettings[s]).join('、')}</span>
          </Names>
          <Small>
            {text}
            {available_from && `(${formatDay(available_from)}から)`}
          </Small>
        </Not>
      ))}
    </Section>
  );
}
