import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { choiceCell } from '@/procedure/field/ChoiceStrip';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  border-top: 1px solid var(--ink);
  & > label {
    ${choiceCell};
    align-items: flex-start;
    min-height: 72px;
    padding: 4px 11px;
    border-right: 1px solid var(--rule);
    text-align: left;
    line-height: 22px;
    white-space: nowrap;
  }
  & > [data-wide] {
    grid-column: 1 / -1;
    min-height: 52px;
  }
  & > [data-large] {
    font-size: 20px;
    line-height: 28px;
  }
  & > label > small {
    font-size: 14px;
    line-height: 20px;
    color: var(--ink-2);
  }
  /* Six need the main column's whole width; a procedure's 640 holds three. */
  @container (max-width: 760px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export interface TimeBand {
  value: string;
  /** 15:00〜17:00 */
  label: string;
  /** What is below it while it is not chosen: 空きがあります. */
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
    <Box component="fieldset" sx={{ minWidth: 0, containerType: 'inline-size' }}>
      <Box component="legend" sx={visuallyHidden}>
        {label}
      </Box>
      <Strip>
        {bands.map((band) => (
          <FormControlLabel
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
    </Box>
  );
}

function noteOf({ note, closed }: TimeBand) {
  const text = note ?? (closed ? '選択できません' : undefined);
  return text && <small>{text}</small>;
}
