import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { ring } from '@/theme/type';

/**
 * The line of words that tabs and links between pages are drawn as. One that scrolls clips what reaches out
 * of it: its edge has room for the ring of a tab.
 */
export const TabStrip = styled.div`
  display: flex;
  gap: 28px;
  margin: -6px;
  padding: 6px 6px 7px;
  overflow-x: auto;
  scrollbar-width: none;
  background: linear-gradient(var(--rule), var(--rule)) 6px calc(100% - 6px) / calc(100% - 12px) 1px
    no-repeat;
  & > button,
  & > a {
    flex: none;
    min-height: 48px;
    padding: 0 0 4px;
    border: 0;
    background: none;
    font-size: 16px;
    color: var(--ink);
    cursor: pointer;
  }
  & > a {
    display: flex;
    align-items: center;
    text-decoration: none;
  }
  & > [aria-selected='true'],
  & > [aria-current='page'] {
    font-weight: 700;
    box-shadow: inset 0 -4px var(--accent);
    /* Forced colours leave no shadow. */
    @media (forced-colors: active) {
      border-bottom: 4px solid Highlight;
    }
  }
  ${media.hover} {
    & > button:hover:not([aria-selected='true']),
    & > a:hover:not([aria-current='page']) {
      text-decoration: underline;
      text-underline-offset: 6px;
    }
  }
  & > button:active,
  & > a:active {
    color: var(--accent-pressed);
  }
  & > button:focus-visible,
  & > a:focus-visible {
    ${{ ...ring }};
    outline-offset: 2px;
  }
  & > button > span {
    margin-left: 4px;
    font-size: 14px;
    font-weight: 400;
    color: var(--ink-2);
  }
`;
