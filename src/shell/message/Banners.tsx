import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { useHasRoute } from '@/shell/route';
import { media } from '@/theme/media';
import { KeepTogether } from '@/ui/KeepTogether';
import { Band } from './Band';

type Banner = Schema.LoginMessage['banners'][number] & {
  /** Identifies the banner once it is closed (`markOf`). */
  mark: number;
};

interface BannersProps {
  banners: readonly Banner[];
  /** Marks of those that were there when the page was opened. */
  atFirst: readonly number[];
  onClose: (mark: number) => void;
}

/**
 * Banners below the header. One that comes when the page is read already stays at the window's lower edge, where it
 * moves nothing, until the next page.
 */
export function Banners({ banners, atFirst, onClose }: BannersProps) {
  const late = banners.filter(({ mark }) => !atFirst.includes(mark));
  const others = banners.filter((banner) => !late.includes(banner));
  return (
    <>
      <Some banners={others} most={3} onClose={onClose} />
      {late.length > 0 && (
        <Box
          sx={{
            order: 1,
            position: 'sticky',
            // Below the window where a line holds fewer than fifteen letters (`media.crowded`): it would cover half of it.
            bottom: 'clamp(-100vh, (100vw - 40px - 15em) * 999, 0px)',
            zIndex: 20,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Some banners={late} most={1} onClose={onClose} />
          {/* What takes the focus isn't left below them. */}
          <Global styles="html { scroll-padding-bottom: 160px; }" />
        </Box>
      )}
    </>
  );
}

interface SomeProps extends Omit<BannersProps, 'atFirst'> {
  most: number;
}

/** Shows so many banners at most; the others follow as those are closed, or all at once at a press. */
function Some({ banners, most, onClose }: SomeProps) {
  const [whole, setWhole] = useState(false);
  if (banners.length === 0) return null;
  const shown = whole ? banners : banners.slice(0, most);
  return (
    <section aria-label="大切なお知らせ" data-print="none">
      {shown.map((banner) => (
        <Band
          key={banner.mark}
          kind="お知らせ"
          about={banner.text.split('\n')[0]}
          onClose={banner.is_close_icon ? () => onClose(banner.mark) : undefined}
        >
          <BannerText banner={banner} />
        </Band>
      ))}
      {banners.length > most && (
        <Container sx={{ py: { xs: 1 }, textAlign: 'right' }}>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
          >
            {whole ? 'お知らせを減らす' : `ほか${banners.length - most}件`}
          </Button>
        </Container>
      )}
    </section>
  );
}

// On a phone the heading has its own line, and two lines are shown in all until the customer asks for the
// rest.
const Text = styled.div`
  display: inline;
  ${media.small} {
    display: block;
    b {
      display: block;
      width: fit-content;
    }
    &:not([data-whole]) {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

interface BannerTextProps {
  banner: Schema.LoginMessage['banners'][number];
}

/**
 * The first line is an emphasised heading, if more lines or a link follow. A link is shown only if it
 * leads to a screen of the portal or to an https address.
 */
function BannerText({ banner: { text, link } }: BannerTextProps) {
  const hasRoute = useHasRoute();
  const [whole, setWhole] = useState(false);
  const [box, isCut] = useIsCut();
  const [first = '', ...rest] = text.split('\n');
  const headed = rest.length > 0 || link !== null;
  return (
    <>
      <Text ref={box} data-whole={whole || undefined}>
        {headed ? (
          <b>
            <KeepTogether>{first}</KeepTogether>
          </b>
        ) : (
          <KeepTogether>{first}</KeepTogether>
        )}{' '}
        <KeepTogether>{rest.join('\n')}</KeepTogether>
      </Text>{' '}
      <Box
        component="span"
        sx={{ display: { xs: 'flex', sm: 'inline' }, flexWrap: 'wrap', columnGap: 5 }}
      >
        {isCut && !whole && (
          <Link
            component="button"
            type="button"
            aria-label={`続きを読む(${first})`}
            onClick={() => setWhole(true)}
          >
            続きを読む
          </Link>
        )}
        {link?.type === 'internal' && hasRoute(link.url) && (
          <Link href={link.url}>{link.text}</Link>
        )}
        {link?.type === 'external' && link.url.startsWith('https://') && (
          <Link href={link.url}>{link.text}</Link>
        )}
      </Box>
    </>
  );
}

/** Whether there is more text than its box shows. */
function useIsCut() {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const measure = () => {
      const text = box.current;
      if (text) setCut(text.scrollHeight > text.clientHeight + 1);
    };
    const frame = requestAnimationFrame(measure);
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return [box, isCut] as const;
}
