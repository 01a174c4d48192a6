import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useRead } from '@/api/query';
import { background } from '@/api/queryClient';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import { formatTime } from '@/lib/date';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { useHasRoute } from '@/shell/route';
import { KeepTogether } from '@/ui/KeepTogether';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { WordWrap } from '@/ui/WordWrap';

const severities: Record<Code.CautionLevel, AlertColor> = {
  info: 'info',
  caution: 'warning',
  danger: 'error',
};

/** What else the customer must know or do now, the most pressing first. */
export function CautionSection() {
  const hasRoute = useHasRoute();
  const { others: cautions } = useOwnDisturbances(useRead(api.getCaution).cautions);
  if (cautions.length === 0) return null;
  return (
    <Section label="ご確認ください" caption={`${cautions.length}件`}>
      <Stack component="ul" spacing={3} useFlexGap>
        {cautions.map(({ caution_id, level, title, text, link }) => (
          <li key={caution_id}>
            <Alert severity={lookUp(severities, level) ?? severities.caution}>
              <AlertTitle>
                <WordWrap>{title}</WordWrap>
              </AlertTitle>
              <p>
                <KeepTogether>{text}</KeepTogether>
              </p>
              {link && (
                <Box sx={{ mt: 1 }}>
                  {link.type !== 'external' && !(link.type === 'internal' && hasRoute(link.url)) ? (
                    <Button variant="text" href={`tel:${brand.support.phone}`}>
                      サポート窓口に電話する<Nowrap>({brand.support.phone})</Nowrap>
                    </Button>
                  ) : (
                    <Button variant="text" href={link.url}>
                      {link.text}
                    </Button>
                  )}
                </Box>
              )}
            </Alert>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

const guide = lazyWithPreload<{ label: string }>(() => import('./RestartGuide'));
const guideLabel = 'つながらないとき';

/** Disturbances at the customer's own line, and how to restart its devices. */
export function DisturbanceSection() {
  // Without suspense: nearly always there is none, and `CautionSection` shows a failed read.
  const { data } = useQuery(read(api.getCaution));
  const { own } = useOwnDisturbances(data?.cautions ?? []);
  if (own.length === 0) return null;
  return (
    <>
      <Section label="お客さまの地域の障害">
        <Stack spacing={3} useFlexGap>
          {own.map((one) => (
            <DisturbanceAlert key={one.caution_id} {...one} />
          ))}
        </Stack>
      </Section>
      <SectionBoundary label={guideLabel}>
        <guide.Component label={guideLabel} />
      </SectionBoundary>
    </>
  );
}

function DisturbanceAlert({ title, text, link, disturbance }: Disturbance) {
  const { started_at, ends_at } = disturbance;
  return (
    <Alert severity="warning">
      <AlertTitle component="h3">
        <WordWrap>{title}</WordWrap>
      </AlertTitle>
      <p>
        <KeepTogether>{text}</KeepTogether>
      </p>
      <p>
        発生した時刻：<Nowrap>{formatTime(started_at)}</Nowrap>
        <br />
        復旧の見込み：
        <Nowrap>{ends_at ? formatTime(ends_at) : 'まだわかりません'}</Nowrap>
      </p>
      {link && (
        <Box sx={{ mt: 1 }}>
          <Button variant="text" href={link.url}>
            {link.text}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/**
 * Separates the disturbances at the customer's own line from all other cautions (docs/product.md §5.11). None is
 * known to be there while the address can't be read.
 */
function useOwnDisturbances(cautions: readonly Schema.Caution[]): {
  own: Disturbance[];
  others: Schema.Caution[];
} {
  const disturbances = cautions.filter(isDisturbance);
  const { data, isLoading } = useQuery({
    ...read(api.getInstallationAddressInfo),
    meta: background,
    enabled: disturbances.length > 0,
  });
  const own = data ? disturbances.filter((one) => atAddress(one, data.address)) : [];
  // A disturbance is shown in neither section until the address is known: it would move from one to the other.
  const apart: readonly Schema.Caution[] = isLoading ? disturbances : own;
  return { own, others: cautions.filter((caution) => !apart.includes(caution)) };
}

/** A caution about a disturbance, with the areas where it is. */
export type Disturbance = Schema.Caution & {
  disturbance: NonNullable<Schema.Caution['disturbance']>;
};

const isDisturbance = (caution: Schema.Caution): caution is Disturbance =>
  caution.disturbance !== undefined;

/** Whether an area of a disturbance holds an address; an area without a city is the whole prefecture. */
export const atAddress = (
  { disturbance: { areas } }: Disturbance,
  address: { prefecture: string; city: string },
): boolean =>
  areas.some(
    ({ prefecture, city }) =>
      prefecture === address.prefecture && address.city.startsWith(city ?? ''),
  );
