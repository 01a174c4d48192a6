import Button from '@mui/material/Button';
import { brand } from '@/catalogue/brand';
import { Nowrap, Prose } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';

/** The support number, for who can't go on here: without the phone, no code arrives by SMS. */
export function PhoneHelp() {
  const { phone, hours } = brand.support;
  return (
    <Section label="SMSを受け取れないとき">
      <Prose>
        <p>
          なくした端末に届く認証コードは、見られません。パスワードの再設定は、メールでもできます。ここで手続きできないときは、お電話ください。
        </p>
        <p>
          <Button variant="text" href={`tel:${phone}`}>
            サポート窓口に電話する<Nowrap>({phone})</Nowrap>
          </Button>{' '}
          <Nowrap>{hours}</Nowrap>
        </p>
      </Prose>
    </Section>
  );
}
