import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { goToField } from './goToField';

const Root = styled.div`
  display: flex;
  gap: 16px;
  margin-bottom: 28px;
  padding: 18px 20px;
  border: 2px solid var(--danger);
  border-radius: 4px;
  background: var(--danger-weak);
  color: var(--danger);
  font-weight: 700;
  svg {
    flex: none;
    margin-top: 3px;
  }
  h2 {
    font-size: 16px;
  }
  li {
    margin-top: 8px;
  }
  a {
    color: inherit;
    text-underline-offset: 5px;
  }
`;

export interface FieldProblem {
  /** Id of the field, which is its name. */
  field: string;
  /** Its label. */
  label: string;
  /** What was found and what to do, as it stands at the field. */
  cause: string | undefined;
}

interface FormErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** Rises with every refused attempt: the focus comes back here each time. */
  attempt: number;
}

/** What was found wrong, above the form; takes the focus, says what each field lacks and leads to it (`look.md`, gift-input). */
export function FormErrorSummary({ problems, attempt }: FormErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const some = problems.length > 0;
  useEffect(() => {
    if (attempt > 0 && some) root.current?.focus();
  }, [attempt, some]);
  if (!some) return null;
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      <Icon name="octagon" size={24} />
      <div>
        <h2>{`入力の誤りが${problems.length}つあります`}</h2>
        <ul>
          {problems.map(({ field, label, cause }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToField(field);
                }}
              >
                {cause ? `${label}：${cause}` : label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
