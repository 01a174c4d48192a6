import styled from '@emotion/styled';
import { media } from '../media';

/** The parts of a radio and a checkbox that MUI leaves to be drawn; the input itself lies over them. */
const Mark = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  border: 2px solid var(--field);
  background: var(--sheet);
  transition:
    background-color 120ms,
    border-color 120ms;
  .Mui-disabled > & {
    border-style: dashed;
    background: var(--paper-2);
  }
  label:active .MuiButtonBase-root:not(.Mui-disabled, .Mui-checked) > & {
    background: var(--accent-weak);
  }
  ${media.hover} {
    label:hover .MuiButtonBase-root:not(.Mui-disabled) > & {
      border-color: var(--accent);
    }
  }
  [aria-invalid='true'] + & {
    border-color: var(--danger);
  }
`;

/** 22 wide; filled when it is the chosen one. */
export const RadioDot = styled(Mark)`
  width: 22px;
  height: 22px;
  border-radius: 50%;
  .Mui-checked > & {
    border: 7px solid var(--accent);
    background: var(--on-accent);
  }
`;

/** 24 wide, ✓ when it is checked. */
export const CheckBox = styled(Mark)`
  width: 24px;
  height: 24px;
  border-radius: 3px;
  &::before {
    content: '';
    width: 13px;
    height: 7px;
    border: solid transparent;
    border-width: 0 0 2px 2px;
    transform: translateY(-2px) rotate(-48deg);
  }
  .Mui-checked > & {
    border-color: var(--accent);
    background: var(--accent);
    &::before {
      border-color: var(--on-accent);
    }
  }
  /* Forced colours paint what is transparent. */
  @media (forced-colors: active) {
    .MuiButtonBase-root:not(.Mui-checked) > &::before {
      display: none;
    }
  }
`;
