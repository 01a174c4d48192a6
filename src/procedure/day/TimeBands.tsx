import styled from '@emotion/styled';
import Radio from '@mui/material/Radio';
import { ChoiceCell } from '@/procedure/field/ChoiceCell';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';

const Group = styled.fieldset`
  min-width: 0;
  container-type: inline-size;
`;

const Legend = styled.legend(visuallyHidden);

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  border-top: 1px solid var(--ink);
  /* Six need the main column's whole width; a procedure's 640 holds three. */
  @container (max-width: 760px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Band = styled(ChoiceCell)({
  alignItems: 'flex-start',
  minHeight: 72,
  padding: '4px 11px',
  borderRight: '1px solid var(--rule)',
  textAlign: 'left',
  lineHeight: '22px',
  whiteSpace: 'nowrap',
  '&[data-wide]': { gridColumn: '1 / -1', minHeight: 52 },
  '&[data-large]': { fontSize: 20, lineHeight: '28px' },
  small: { fontSize: 14, lineHeight: '20px', color: 'var(--ink-2)' },
});

export interface TimeBand {
  value: string;
  /** 15:00〜17:00 */
  label: string;
  /** What stands below it while it is not chosen: 空きがあります. */
  note?: string;
  closed?: boolean;
  /** A row of its own, for what is no band: 指定なし. */
  wide?: boolean;
}

interface TimeBandsProps {
  label: string;
  name: string;
  bands: readonly TimeBand[];
  value?: string;
  onChange: (value: string) => void;
  /** Set as large as a clock: for moments, which are shorter than bands. */
  large?: boolean;
}

/** One ruled strip of times, six, three or two a row (docs/design.md §7). */
export function TimeBands({ label, name, bands, value, onChange, large }: TimeBandsProps) {
  return (
    <Group>
      <Legend>{label}</Legend>
      <Strip>
        {bands.map((band) => (
          <Band
            key={band.value}
            data-large={large || undefined}
            data-wide={band.wide || undefined}
            disableTypography
            control={
              <Radio
                name={name}
                value={band.value}
                checked={band.value === value}
                disabled={band.closed}
                onChange={() => onChange(band.value)}
              />
            }
            label={
              <>
                {band.label}
                {band.value === value ? <small>選択中</small> : noteOf(band)}
              </>
            }
          />
        ))}
      </Strip>
    </Group>
  );
}

function noteOf({ note, closed }: TimeBand) {
  const text = note ?? (closed ? '選択できません' : undefined);
  return text && <small>{text}</small>;
}
