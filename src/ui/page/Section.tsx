import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { Columns } from './Page';

/** A section of a page that has an index. */
export interface IndexedSection {
  id: string;
  label: ReactNode;
  element: HTMLElement;
}

/** Enters a section in the index of its page, and gives what takes it out; undefined on pages without one. */
export const SectionIndex = createContext<((section: IndexedSection) => () => void) | undefined>(
  undefined,
);

const Root = styled.section`
  position: relative;
  margin-top: 72px;
  padding-top: 28px;
  border-top: 1px solid var(--rule);
  ${media.small} {
    margin-top: 40px;
    padding-top: 20px;
  }
  ${media.print} {
    margin-top: 4mm;
    padding-top: 2.5mm;
    break-inside: avoid-page;
    /* Many parts together would leave a sheet empty before them: then each stays whole by itself. */
    &:has([data-content] > .MuiStack-root > * + * + *) {
      break-inside: auto;
    }
    [data-content] > .MuiStack-root > * {
      break-inside: avoid;
    }
  }
  &[data-first] {
    margin-top: 0;
    padding-top: 0;
    border: 0;
  }
  &:not([data-first])::before {
    content: '';
    position: absolute;
    top: -1px;
    left: 0;
    width: 216px;
    height: 2px;
    background: var(--ink);
    print-color-adjust: exact;
    forced-color-adjust: none;
    ${media.medium} {
      width: 144px;
    }
    ${media.small} {
      width: 56px;
    }
    ${media.print} {
      width: 40mm;
    }
  }
  ${media.fromLarge} {
    [data-indexed] &:not([data-first])::before {
      display: none;
    }
  }
  ${media.small} {
    &[data-quiet] {
      margin-top: 24px;
      padding-top: 0;
      border: 0;
      &::before {
        display: none;
      }
    }
  }
`;

const Rail = styled.div`
  ${media.fromLarge} {
    [data-indexed] & {
      display: flex;
      align-items: baseline;
      column-gap: 16px;
      margin-bottom: 16px;
    }
  }
  ${media.stacked} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 12px;
    margin-bottom: 16px;
    [data-first] & {
      margin-bottom: 8px;
    }
  }
  ${media.small} {
    [data-quiet] & {
      ${{ ...visuallyHidden }};
    }
  }
`;

/* At 640 and less its 44px are for the finger; the label's line stays as high as the label. */
const asideStyle = {
  displayPrint: 'none',
  fontSize: 14,
  svg: { width: 16, height: 16 },
  my: { xs: '-9px', sm: 0 },
  ml: { xs: 'auto', sm: 0 },
  [media.fromLarge]: { '[data-indexed] &': { ml: 'auto' } },
};

interface SectionProps {
  label: ReactNode;
  caption?: ReactNode;
  /** A link or switch of view that belongs to the label. */
  aside?: ReactNode;
  /** The opening of a page: no line above it. */
  first?: boolean;
  /** At 640 and less without line and label, which only a screen reader gets. */
  quiet?: boolean;
  /** Level of its heading; 1 where the label is the page's own heading (a top). */
  level?: 1 | 2 | 3;
  id?: string;
  children: ReactNode;
}

/** Label in the rail, content on the main line, a hairline with a stub above (docs/design.md §4). */
export function Section(props: SectionProps) {
  const { label, caption, aside, first, quiet, level = 2, id, children } = props;
  const labelId = useId();
  const sectionId = useId();
  const root = useRef<HTMLElement>(null);
  const enter = useContext(SectionIndex);
  // Before the page is drawn, so that nothing moves.
  useLayoutEffect(() => {
    if (enter && root.current) return enter({ id: root.current.id, label, element: root.current });
    return undefined;
  }, [enter, label]);
  return (
    <Root
      ref={root}
      id={id ?? (enter && sectionId)}
      aria-labelledby={labelId}
      data-first={first || undefined}
      data-quiet={quiet || undefined}
    >
      <Columns>
        <Rail>
          <Typography
            variant="label"
            component={`h${level}`}
            id={labelId}
            tabIndex={level === 1 || enter ? -1 : undefined}
            sx={{ [media.print]: { fontSize: 15, lineHeight: '22px' } }}
          >
            {label}
          </Typography>
          {caption && (
            <Typography variant="help" sx={{ mt: { xs: 0, sm: 1 } }}>
              {caption}
            </Typography>
          )}
          {aside && <Box sx={asideStyle}>{aside}</Box>}
        </Rail>
        <div data-content>{children}</div>
      </Columns>
    </Root>
  );
}
