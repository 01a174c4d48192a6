/** Spreads a day's radio, invisible, over its whole cell; the cell shows the focus. */
export const dayRadio = `
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
