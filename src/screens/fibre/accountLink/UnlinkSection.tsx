import Button from '@mui/material/Button';
import { brand } from '@/catalogue/brand';
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
        <Button variant="text" href={`tel:${phone}`}>
          {phone}
        </Button>{' '}
        <Nowrap>({hours})</Nowrap>
      </p>
    </Section>
  );
}
