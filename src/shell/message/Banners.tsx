import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { Icon } from '@/ui/icon/Icon';
import { Link } from '@/ui/link/Link';
import type { LoginMessage } from './queries';

type Banner = LoginMessage['banners'][number];

const Root = styled.div`
  background: var(--paper-2);
  ${media.print} {
    display: none;
  }
`;

const Item = styled.div`
  border-bottom: 1px solid var(--rule);
  &:last-of-type {
    border-bottom: 0;
  }
`;

const Inside = styled.div`
  max-width: 1280px;
  margin-inline: auto;
  min-height: 60px;
  padding: 8px 64px;
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr) 44px;
  column-gap: 56px;
  align-items: center;
  ${media.medium} {
    grid-template-columns: 144px minmax(0, 1fr) 44px;
    column-gap: 32px;
    padding-inline: 40px;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) 44px;
    column-gap: 12px;
    padding: 10px 8px 10px 20px;
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-size: 14px;
  font-weight: 700;
  ${media.small} {
    display: none;
  }
`;

const Words = styled.p`
  ${type.small};
  font-size: 15px;
  line-height: 24px;
  b {
    margin-right: 4px;
  }
  ${media.small} {
    font-size: 14px;
    line-height: 22px;
    grid-column: 1;
    b,
    & > a {
      display: block;
    }
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

interface BannersProps {
  banners: readonly Banner[];
  onClose: (index: number) => void;
}

/** Bands under the head rule: three at most, those that can be closed make room (`look.md` "Components", bands). */
export function Banners({ banners, onClose }: BannersProps) {
  if (banners.length === 0) return null;
  return (
    <Root role="region" aria-label="お知らせ">
      {banners.slice(0, 3).map((banner) => (
        <Item key={banner.index}>
          <Inside>
            <Label>
              <Icon name="info" />
              お知らせ
            </Label>
            <BannerWords banner={banner} />
            {banner.is_close_icon && (
              <Close type="button" aria-label="このお知らせを閉じる" onClick={() => onClose(banner.index)}>
                <Icon name="close" />
              </Close>
            )}
          </Inside>
        </Item>
      ))}
    </Root>
  );
}

/** A line break ends the heading, which is emphasised; a link is followed only where it may lead. */
function BannerWords({ banner: { text, link } }: { banner: Banner }) {
  const [first = '', ...rest] = text.split('\n');
  const heading = rest.length > 0 || link !== null;
  return (
    <Words>
      {heading ? <b>{first}</b> : first}
      {rest.join('\n')}
      {link?.type === 'internal' && /^\/(?!\/)/.test(link.url) && <Link to={link.url}>{link.text}</Link>}
      {link?.type === 'external' && link.url.startsWith('https://') && <Link href={link.url}>{link.text}</Link>}
    </Words>
  );
}
