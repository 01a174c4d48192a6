import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { CopyButton } from '@/ui/link/CopyButton';
import { Phrase } from '@/ui/page/Page';
import { shareLinks } from './shareLinks';
import { WebShare } from './WebShare';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 168px;
  gap: 20px 40px;
  ${media.upToMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 8px 0;
  border-bottom: 1px solid var(--rule);
  & > button {
    flex: none;
  }
`;

const Code = styled.span`
  min-width: 0;
  font-size: 52px;
  line-height: 60px;
  color: var(--svc);
  ${media.small} {
    font-size: 36px;
    line-height: 44px;
  }
  ${media.narrow} {
    font-size: 28px;
    line-height: 36px;
  }
  &[data-long] {
    font-size: 32px;
    ${media.small} {
      font-size: 22px;
      line-height: 30px;
    }
  }
`;

const Address = styled.span`
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  margin-top: 12px;
`;

const Picture = styled.figure`
  ${media.upToMedium} {
    display: grid;
    grid-template-columns: 136px minmax(0, 1fr);
    align-items: center;
    gap: 16px;
  }
  & > div {
    padding: 16px;
    border: 1px solid var(--rule);
    background: #fff;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
  figcaption {
    ${type.caption};
    margin-top: 8px;
  }
`;

/** The longest code that stands in full size beside its button on a phone. */
const short = 8;

interface IntroductionCodeProps {
  /** What the code is called, where a page has two. */
  what?: string;
  code: string;
  url: string;
  couponUrl: string | null;
  /** Below the ways to send it. */
  children: ReactNode;
}

/** Code and address to copy, ways to send them, the address as a picture for the friend beside. */
export function IntroductionCode({
  what = '紹介コード',
  code,
  url,
  couponUrl,
  children,
}: IntroductionCodeProps) {
  return (
    <Root>
      <div>
        <Typography variant="body2" color="textSecondary">
          {what}
        </Typography>
        <Line>
          <Code data-long={code.length > short || undefined}>{code}</Code>
          <CopyButton text={code} what={what} />
        </Line>
        <Line>
          <Address title={url}>{url}</Address>
          <CopyButton text={url} what={`${what}のページのアドレス`} />
        </Line>
        <Ways>
          {shareLinks(url, code).map(({ words, href }) => (
            <Button key={words} variant="text" href={href}>
              {words}
            </Button>
          ))}
          <WebShare url={url} code={code} />
          {couponUrl && (
            <Button variant="text" href={couponUrl}>
              お友達のクーポンを見る
            </Button>
          )}
        </Ways>
        {children}
      </div>
      <Picture>
        <div>
          {/* Ink on white in dark too: a camera reads no other. */}
          <QRCodeSVG value={url} title={`${url} のQRコード`} fgColor="#12242F" bgColor="#fff" />
        </div>
        <Typography variant="caption" color="textSecondary" component="figcaption">
          <Phrase>画面を見せて、</Phrase>
          <Phrase>お友達に読み取ってもらえます</Phrase>
        </Typography>
      </Picture>
    </Root>
  );
}
