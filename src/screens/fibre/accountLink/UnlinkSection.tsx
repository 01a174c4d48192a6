import { brand } from '@/catalogue/brand';
import { Link } from '@/ui/link/Link';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';

/** How the link is taken away again. */
export function UnlinkSection() {
  const { phone, hours } = brand.support;
  return (
    <Section label="連携の解除">
      <p>
        連携の解除は、お電話で承ります。解除しても、ご契約は変わりません。
        <br />
        <Link standalone href={`tel:${phone}`}>
          {phone}
        </Link>{' '}
        <Nowrap>({hours})</Nowrap>
      </p>
    </Section>
  );
}
