import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { mobileOptions, optionRefused } from '@/catalogue/mobileOptions';
import { paths } from '@/paths';
import { NotesSection } from '@/screens/mobile/option/NotesSection';
import { Icon } from '@/theme/icon/Icon';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { mobileOptionQueries } from '../queries';
import { OptionHead } from './OptionHead';
import type { Operation } from './optionValues';

const askedFor: Record<Operation, string> = {
  add: 'お申し込み',
  update: '種類の変更',
  remove: '解約',
};

/** /mobile/option/IFilter and DevicePurchase, which are applied for by phone. */
export default function PhoneOnlyScreen() {
  const { pathname } = useLocation();
  const { options } = useSuspenseQuery(mobileOptionQueries.list()).data;
  const option = options.find(({ key }) => pathname.startsWith(paths.mobileOptionDetail(key)));
  if (!option) throw new Error(`No option stands at ${pathname}`);
  const { name, operations, reason, key } = option;
  return (
    <Container>
      <PageHead
        title={name}
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={paths.mobileOption()}>
            ご契約オプション
          </Button>
        }
      >
        <Box sx={{ mt: 3 }}>
          <OptionHead option={option} />
        </Box>
      </PageHead>
      <Section label="手続き">
        {operations.length === 0 ? (
          <p>{reason ? `${reason}。` : optionRefused}</p>
        ) : (
          <p>
            {operations.map((one) => askedFor[one]).join('・')}は、お電話で承ります。
            <Nowrap>
              <Link href={`tel:${brand.support.phone}`}>{brand.support.phone}</Link>
            </Nowrap>
            ({brand.support.hours})
          </p>
        )}
      </Section>
      <NotesSection notes={mobileOptions[key].annotations} />
    </Container>
  );
}
