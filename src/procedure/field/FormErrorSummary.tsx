import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/theme/icon/Icon';

export interface FieldProblem {
  /** Id of the field, which is its name. */
  field: string;
  /** Its label. */
  label: string;
  /** What was found and what to do, as the field says it. */
  cause: string | undefined;
}

interface FormErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** Rises with every refused attempt, once its problems are known: the focus comes back here each time. */
  attempt: number;
}

/**
 * What an attempt has found wrong, above the form; takes the focus, says what each field lacks and leads to it
 * (docs/design.md §7). Once all is mended it stays away until the next attempt: a mistake that is made while typing
 * is said at its field alone.
 */
export function FormErrorSummary({ problems, attempt }: FormErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const [mended, setMended] = useState<number>();
  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);
  if (problems.length === 0) {
    if (attempt !== mended) setMended(attempt);
    return null;
  }
  if (attempt === mended) return null;
  return (
    <Alert
      ref={root}
      role="alert"
      severity="error"
      tabIndex={-1}
      icon={<Icon name="octagon" size={24} />}
      sx={{ mb: 7, color: 'error.main', lineHeight: '29px', fontWeight: 700 }}
    >
      <AlertTitle component="h2" sx={{ lineHeight: 'inherit' }}>
        {`入力の誤りが${problems.length}つあります`}
      </AlertTitle>
      <ul>
        {problems.map(({ field, label, cause }) => (
          <li key={field}>
            <Link
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                goToField(field);
              }}
            >
              {cause ? `${label}：${cause}` : label}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/**
 * Focuses a field and scrolls it to the middle of the screen; one taller than the screen, such as a list of
 * options, to the top. Of radios it is the one that Tab reaches: the chosen one, or the first that can be chosen.
 * @param id of the control; of the first of radios
 */
export function goToField(id: string): void {
  const named = document.getElementById(id);
  const control =
    named instanceof HTMLInputElement && named.type === 'radio' ? tabStop(named) : named;
  if (!control) return;
  control.focus();
  const isHigh = control.getBoundingClientRect().height > window.innerHeight;
  control.scrollIntoView({ block: isHigh ? 'start' : 'center' });
}

function tabStop(first: HTMLInputElement): HTMLInputElement {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled')];
  const group = radios.filter(({ name }) => name === first.name);
  return group.find(({ checked }) => checked) ?? group[0] ?? first;
}
