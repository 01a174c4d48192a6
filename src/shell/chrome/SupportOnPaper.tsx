import styled from '@emotion/styled';
import { brand } from '@/catalogue/brand';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

const Root = styled.p`
  display: none;
  ${media.print} {
    display: block;
    margin-top: 4mm;
    ${type.caption};
  }
`;

/** Where to ask about what was printed, at its foot (`look.md` "States, dark, print"). */
export function SupportOnPaper() {
  return (
    <Root>
      お困りのときは {brand.support.phone}({brand.support.hours})
    </Root>
  );
}
