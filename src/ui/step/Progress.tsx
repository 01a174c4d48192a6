import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Mark, type MarkName } from '@/theme/icon/Mark';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { KeepTogether } from '../KeepTogether';

/** One step below the other. */
const down = `
  display: block;
  & > li {
    padding: 0 0 20px 32px;
  }
  & > li > svg {
    top: 6px;
  }
  & > li:not(:last-of-type)::after {
    left: 7px;
    right: auto;
    top: 26px;
    bottom: -2px;
    width: 2px;
    height: auto;
  }
`;

// The line runs from one dot to the next: to the right, or down where the steps are below each other.
const List = styled.ol`
  display: flex;
  & > li {
    position: relative;
    flex: 0 1 25%;
    padding-top: 24px;
    padding-right: 20px;
  }
  & > li > svg {
    position: absolute;
    left: 0;
    top: 2px;
    color: var(--ink);
  }
  & > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    left: 20px;
    right: 4px;
    top: 9px;
    height: 2px;
    background: var(--rule);
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  & > li[data-state='past']:not(:last-of-type)::after {
    background: var(--svc);
  }
  ${media.upToMedium} {
    ${down}
  }
  &[data-many] {
    ${down}
  }
`;

const states: Record<ProgressState, { mark: MarkName; said: string }> = {
  past: { mark: 'done', said: '済み' },
  now: { mark: 'half', said: 'いまここです' },
  future: { mark: 'circle', said: 'これから' },
  unknown: { mark: 'dashedSquare', said: '読み込めません' },
};

type ProgressState = 'past' | 'now' | 'future' | 'unknown';

export interface ProgressStep {
  name: string;
  state: ProgressState;
  /** The day, as shown; the present one's is set large. */
  when?: ReactNode;
  note?: ReactNode;
}

/** As many steps have room beside each other. */
const most = 6;

/** Dots on a line, across from 1024 on; down below it, or where there are many (docs/design.md §7). */
export function Progress({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  return (
    <List aria-label={label} data-many={steps.length > most || undefined}>
      {steps.map(({ name, state, when, note }, index) => (
        <li key={index} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Mark name={states[state].mark} />
          <Box sx={{ lineHeight: '25px' }}>
            {name}
            <Box component="span" sx={visuallyHidden}>
              ({states[state].said})
            </Box>
          </Box>
          {when && (
            <Typography component="div" variant={state === 'now' ? 'fact' : 'help'}>
              <KeepTogether>{when}</KeepTogether>
            </Typography>
          )}
          {note && (
            <Typography component="div" variant="help">
              <KeepTogether>{note}</KeepTogether>
            </Typography>
          )}
        </li>
      ))}
    </List>
  );
}
