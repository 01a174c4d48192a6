import styled from '@emotion/styled';

/** Holds a drawing that is made anew at each width; its text is never scaled (docs/design.md §9). */
export const ChartBox = styled.div`
  width: 100%;
  svg {
    display: block;
    overflow: visible;
    print-color-adjust: exact;
  }
  text {
    font-size: 13px;
    fill: var(--ink-2);
  }
`;
