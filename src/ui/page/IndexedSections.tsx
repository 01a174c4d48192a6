import styled from '@emotion/styled';
import Link from '@mui/material/Link';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { media } from '@/theme/media';
import { type IndexedSection, SectionIndex } from './Section';

/* From 1024 the rail is the index's, and a section has its label above its content. */
const Root = styled.div`
  ${media.fromLarge} {
    display: grid;
    grid-template-columns: 272px minmax(0, 880px);
    margin-top: 72px;
    & > div > section:not(* + *),
    & > div > :not(* + *) > section:not(* + *) {
      margin-top: 0;
    }
  }
`;

const Nav = styled.nav`
  ${media.print} {
    display: none;
  }
  ${media.upToMedium} {
    margin: 16px -20px -12px;
    ${media.medium} {
      margin-inline: -40px;
    }
    /* Room for the index of a page whose second section is drawn a moment later. */
    &:has(+ div > [data-coming]) {
      min-height: 44px;
    }
  }
  ${media.fromLarge} {
    position: relative;
    border-top: 1px solid var(--rule);
    &::before {
      content: '';
      position: absolute;
      top: -1px;
      left: 0;
      width: 216px;
      height: 2px;
      background: var(--ink);
      forced-color-adjust: none;
    }
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    ${media.upToMedium} {
      display: flex;
      gap: 24px;
      padding: 0 20px;
      overflow-x: auto;
      scrollbar-width: none;
      & > li {
        flex: none;
      }
      & * {
        white-space: nowrap;
      }
      ${media.medium} {
        padding-inline: 40px;
      }
    }
    ${media.fromLarge} {
      position: sticky;
      top: 0;
      width: 216px;
      max-height: 100vh;
      padding: 22px 0 28px;
      overflow-y: auto;
    }
  }
`;

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, lg: 36 },
  pl: { lg: '14px' },
  fontSize: 14,
  color: 'text.primary',
  textDecoration: { xs: 'underline', lg: 'none' },
  boxShadow: { lg: 'inset 1px 0 var(--rule)' },
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': { fontWeight: { lg: 700 }, boxShadow: { lg: 'inset 4px 0 var(--accent)' } },
};

/**
 * The sections of a long page with an index of them: in the rail from 1024, where the one in view is marked, and
 * in a line that scrolls on a narrower page (docs/design.md §6).
 */
export function IndexedSections({ children }: { children: ReactNode }) {
  const [sections, setSections] = useState<readonly IndexedSection[]>([]);
  const enter = useCallback((section: IndexedSection) => {
    setSections((known) => [...known, section].sort(byPlace));
    return () => setSections((known) => known.filter((one) => one !== section));
  }, []);
  const current = useInView(sections);
  // A single section is found without an index.
  const isIndexed = sections.length > 1;
  return (
    <SectionIndex value={enter}>
      <Root data-indexed>
        {/* Without an index its top rule is still drawn. */}
        <Nav {...(isIndexed ? { 'aria-label': 'このページの目次' } : { role: 'presentation' })}>
          {isIndexed && (
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link
                    href={`#${section.id}`}
                    aria-current={section.id === current ? 'location' : undefined}
                    onClick={(event) => goTo(section, event)}
                    sx={itemStyle}
                  >
                    {section.label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Nav>
        <div>{children}</div>
      </Root>
    </SectionIndex>
  );
}

const byPlace = ({ element: one }: IndexedSection, { element: other }: IndexedSection): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The focus goes along to the heading. The address stays: it is about the customer's line, not about the place. */
function goTo({ element }: IndexedSection, event: MouseEvent): void {
  event.preventDefault();
  element.scrollIntoView();
  element.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** The id of the section that is read: the last that begins above a line at three tenths of the window. */
function useInView(sections: readonly IndexedSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const height = window.innerHeight;
      const left = document.documentElement.scrollHeight - window.scrollY - height;
      // In the last windowful the line sinks to the bottom, so that each of the last sections has its turn.
      const line = Math.max(0.3, 1 - left / height) * height;
      const begun = sections.filter(({ element }) => element.getBoundingClientRect().top <= line);
      setCurrent((begun.at(-1) ?? sections[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [sections]);
  return current;
}
