import styled from '@emotion/styled';
import { now } from '@/lib/clock';
import { Icon } from '@/theme/icon/Icon';
import { describe, FieldFrame } from '@/ui/fields/FieldFrame';
import { inputStyle } from '@/ui/fields/inputStyle';
import { expiryYears } from './cardValues';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  max-width: 420px;
`;

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    right: 14px;
    top: 18px;
    pointer-events: none;
  }
`;

const Select = styled.select({ ...inputStyle, paddingRight: 48 });

interface ExpiryFieldProps {
  label: string;
  error: string | undefined;
  onTyped: () => void;
}

/** Month and year as the card has them; twenty years (specification 2, section 5). */
export function ExpiryField({ label, error, onTyped }: ExpiryFieldProps) {
  const hint = 'カードに「月/年」の順で書かれています';
  const parts = [
    {
      id: 'expiry',
      word: '月',
      autoComplete: 'cc-exp-month',
      values: Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')),
    },
    { id: 'expiry_year', word: '年', autoComplete: 'cc-exp-year', values: expiryYears(now()) },
  ];
  return (
    <FieldFrame id="expiry" {...{ label, hint, error }}>
      <Pair>
        {parts.map(({ id, word, autoComplete, values }) => (
          <Box key={id}>
            <Select
              id={id}
              name={id}
              aria-label={`${label}の${word}`}
              aria-required
              autoComplete={autoComplete}
              defaultValue=""
              onChange={onTyped}
              {...describe('expiry', { hint, error })}
            >
              <option value="">{word}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {value}
                  {word}
                </option>
              ))}
            </Select>
            <Icon name="down" />
          </Box>
        ))}
      </Pair>
    </FieldFrame>
  );
}
