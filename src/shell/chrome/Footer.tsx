import styled from '@emotion/styled';
import { brand } from '@/catalogue/brand';
import type { ServiceType } from '@/session/serviceType';
import { appear } from '@/theme/appear';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { Columns } from '@/ui/page/Page';
import { ChatButton } from '../chatbot/ChatButton';
import type { OptionTerms } from './navigation';
import { SupportItems } from './SupportItems';
import { SupportOnPaper } from './SupportOnPaper';

const Root = styled.footer`
  width: 100%;
  max-width: 1280px;
  margin-inline: auto;
  padding: 0 64px 48px;
  /* It would move when the page comes; who has to wait long for that finds help meanwhile. */
  main:has(> [aria-busy='true'], [data-coming]) + & {
    visibility: hidden;
    animation: ${appear} 0s 5s forwards;
  }
  ${media.medium} {
    padding-inline: 40px;
  }
  ${media.small} {
    padding: 0 20px 28px;
  }
  ${media.print} {
    padding: 0;
  }
`;

const Body = styled.div`
  padding-top: 36px;
  border-top: 1px solid var(--rule);
  ${media.small} {
    padding-top: 20px;
  }
  ${media.print} {
    display: none;
  }
`;

const Label = styled.h2`
  font-size: 16px;
  line-height: 27px;
  font-weight: 700;
  font-feature-settings: 'palt';
`;

const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 20px;
`;

const Phone = styled.a`
  display: inline-block;
  min-height: 44px;
  color: var(--ink);
  font-size: 28px;
  line-height: 44px;
  text-decoration: none;
  &[data-short] {
    font-size: 21px;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 6px;
  }
`;

const Hours = styled.p`
  ${type.small};
  color: var(--ink-2);
`;

const ShortHelp = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 16px;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 32px;
  margin-top: 20px;
  ${media.small} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4px 16px;
  }
`;

const Copyright = styled.p`
  ${type.caption};
  margin-top: 20px;
  color: var(--ink-2);
`;

interface FooterProps {
  kind: 'full' | 'short';
  service: ServiceType;
  terms?: OptionTerms;
}

/** Help, links and copyright; short on procedures and errors (`look.md` "Components", footer). */
export function Footer({ kind, service, terms }: FooterProps) {
  const phone = brand.support.phone;
  const short = kind === 'short';
  return (
    <Root>
      <SupportOnPaper />
      <Body>
        <Columns>
          <Label>お困りのときは</Label>
          <div>
            <Help>
              {short ? (
                <ShortHelp>
                  <Phone href={`tel:${phone}`} data-short>
                    {phone}
                  </Phone>
                  <Hours>{brand.support.hours}</Hours>
                </ShortHelp>
              ) : (
                <div>
                  <Phone href={`tel:${phone}`}>{phone}</Phone>
                  <Hours>通話無料・{brand.support.hours}</Hours>
                </div>
              )}
              <ChatButton service={service} asLink={short} />
            </Help>
            <Links data-print="none">
              <SupportItems service={service} terms={terms} short={short} />
            </Links>
            <Copyright>© 2026 {brand.company}</Copyright>
          </div>
        </Columns>
      </Body>
    </Root>
  );
}
