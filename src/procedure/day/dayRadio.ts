/** The radio of a day lies unseen over its whole cell, which shows the focus. */
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
