import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import type { DrawnState } from './drawRules';

const stateLabels = {
  normal: '通常',
  hover: 'ホバー',
  pressed: '押下',
  focus: 'フォーカス',
  disabled: '使えない',
  error: '誤り',
} as const;

export type State = keyof typeof stateLabels;

const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 72px) repeat(5, minmax(0, 1fr));
  gap: 0 16px;
  border-bottom: 1px solid var(--rule);
  ${media.upToMedium} {
    display: block;
  }
`;

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  padding: 14px 0;
  border-top: 1px solid var(--rule);
  margin-right: -16px;
  &:nth-of-type(6n) {
    margin-right: 0;
  }
  ${media.upToMedium} {
    border: 0;
    padding: 8px 0;
    margin: 0;
  }
`;

const Name = styled(Cell)`
  ${type.small};
  ${media.upToMedium} {
    ${type.label};
    padding-top: 20px;
    border-top: 1px solid var(--rule);
  }
`;

export interface StateRow {
  name: string;
  /**
   * Renders the part in a state: `disabled` and `error` by its own props; the other states are drawn on
   * it.
   * @param id unique on the page, for names and ids of controls
   */
  part: (state: State, id: string) => ReactNode;
  states: readonly State[];
  pick?: string;
  mark?: string;
  /** One below the other, each as wide as the main column. */
  wide?: boolean;
}

const isDrawn = (state: State): state is DrawnState =>
  state === 'hover' || state === 'pressed' || state === 'focus';

const specimen = ({ name, part, pick, mark }: StateRow, state: State) => (
  <Drawn state={isDrawn(state) ? state : undefined} pick={pick} mark={mark}>
    {part(state, `${name}-${state}`)}
  </Drawn>
);

/** Small parts, one a row, five states beside each other (docs/design.md §7). */
export function StateTable({ rows }: { rows: readonly StateRow[] }) {
  const columns = ['normal', 'hover', 'pressed', 'focus', 'disabled'] as const;
  return (
    <Table>
      {rows.map((row) => [
        <Name key={row.name}>{row.name}</Name>,
        ...columns.map((state) => (
          <Cell key={`${row.name} ${state}`}>
            {row.states.includes(state) && (
              <>
                <StateName>{stateLabels[state]}</StateName>
                <div>{specimen(row, state)}</div>
              </>
            )}
          </Cell>
        )),
      ])}
    </Table>
  );
}

const Wide = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 28px 40px;
  align-items: start;
  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }
  & + & {
    margin-top: 36px;
    padding-top: 36px;
    border-top: 1px solid var(--rule);
  }
  ${media.upToMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Parts that need room, each in its states, three in a row (docs/design.md §7). */
export function StateGrid({ rows }: { rows: readonly StateRow[] }) {
  return rows.map((row) => (
    <Wide key={row.name} data-wide={row.wide || undefined}>
      {row.states.map((state) => (
        <div key={state}>
          <StateName>
            {row.name}・{stateLabels[state]}
          </StateName>
          {specimen(row, state)}
        </div>
      ))}
    </Wide>
  ));
}

function StateName({ children }: { children: ReactNode }) {
  return (
    <Typography component="div" variant="caption" color="textSecondary" sx={{ mb: 1.5 }}>
      {children}
    </Typography>
  );
}

const Root = styled.div`
  min-width: 0;
`;

interface DrawnProps {
  /** Without a state the part is drawn as it is. */
  state?: DrawnState;
  /** Selector of the element that is hovered, pressed or focused; by default the first control. */
  pick?: string;
  /** The attribute by which the part marks that state itself, where no pseudo-class does. */
  mark?: string;
  children: ReactNode;
}

const controls = 'a[href], button, input, select, summary';

/** A part as if the pointer or the focus were on it. */
function Drawn({ state, pick = controls, mark, children }: DrawnProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = root.current?.querySelector(pick);
    if (!state || !target) return;
    if (mark) target.setAttribute(mark, 'true');
    if (state === 'focus') {
      target.setAttribute('data-drawn', 'focus');
      target.closest('.MuiButtonBase-root')?.classList.add('Mui-focusVisible');
      return;
    }
    // As under a real pointer, the element's ancestors are hovered and pressed too.
    const value = state === 'pressed' ? 'hover pressed' : state;
    for (let at: Element | null = target; at && at !== root.current; at = at.parentElement)
      at.setAttribute('data-drawn', value);
  }, [state, pick, mark]);
  return <Root ref={root}>{children}</Root>;
}
