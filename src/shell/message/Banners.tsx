import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { Held } from '@/ui/Held';
import { Link } from '@/ui/link/Link';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Band } from '@/ui/message/Band';
import type { LoginMessage } from './queries';

type Banner = LoginMessage['banners'][number] & {
  /** What it is remembered by. */
  mark: number;
};

// On a phone heading, text and link each have a line of their own.
const Phrases = styled.div`
  ${media.small} {
    b,
    a {
      display: block;
      width: fit-content;
    }
  }
`;

interface BannersProps {
  banners: readonly Banner[];
  onClose: (mark: number) => void;
}

/** Three banners at most; one that is closed makes room for the next (`look.md` "Components", bands). */
export function Banners({ banners, onClose }: BannersProps) {
  if (banners.length === 0) return null;
  return (
    <section aria-label="大切なお知らせ" data-print="none">
      {banners.slice(0, 3).map((banner) => (
        <Band
          key={banner.mark}
          kind="お知らせ"
          about={banner.text.split('\n')[0]}
          onClose={banner.is_close_icon ? () => onClose(banner.mark) : undefined}
        >
          <Words banner={banner} />
        </Band>
      ))}
    </section>
  );
}

/** A line break ends the heading, which is emphasised; a link is followed only where it may lead. */
function Words({ banner: { text, link } }: { banner: Banner }) {
  const isKnown = useKnownPaths();
  const [first = '', ...rest] = text.split('\n');
  const headed = rest.length > 0 || link !== null;
  return (
    <Phrases>
      {headed ? (
        <b>
          <Held>{first}</Held>
        </b>
      ) : (
        <Held>{first}</Held>
      )}{' '}
      <Held>{rest.join('\n')}</Held>{' '}
      {link?.type === 'internal' && isKnown(link.url) && <Link to={link.url}>{link.text}</Link>}
      {link?.type === 'external' && link.url.startsWith('https://') && (
        <Link href={link.url}>{link.text}</Link>
      )}
    </Phrases>
  );
}
