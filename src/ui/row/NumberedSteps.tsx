import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.ol`
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    column-gap: 12px;
    padding: 12px 0;
    border-top: 1px solid var(--rule);
    &:first-of-type {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

const Numeral = styled.span`
  font-size: 28px;
  line-height: 29px;
  color: var(--svc);
`;

export interface NumberedStep {
  title: string;
  text?: ReactNode;
}

/** What to do, in its order or to choose from: numeral, title, a sentence (`look.md` "Pictures", onestop-error). */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <Root>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Numeral aria-hidden="true">{index + 1}</Numeral>
          <div>
            <b>{title}</b>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </Root>
  );
}
