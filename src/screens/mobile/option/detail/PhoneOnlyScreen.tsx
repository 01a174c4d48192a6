import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import { useRead } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { lookUp, type Open } from '@/catalogue/labelOf';
import { mobileOptions, optionRefused } from '@/catalogue/mobileOptions';
import { paths } from '@/paths';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { NotesSection, OptionHead } from './OptionHead';
import type { Operation } from './optionValues';

const names: Record<Operation, string> = {
  add: 'お申し込み',
  update: '種類の変更',
  remove: '解約',
};

/** What can be asked for by phone; お手続き where nothing of it is known. */
const askedFor = (operations: readonly Open<Operation>[]): string =>
  operations.flatMap((one) => lookUp(names, one) ?? []).join('・') || 'お手続き';

/** /mobile/option/IFilter and DevicePurchase, which are applied for by phone. */
export default function PhoneOnlyScreen() {
  const { pathname } = useLocation();
  const { options } = useRead(api.getMobileOption);
  const isHere = (key: string) => pathname.startsWith(paths.mobileOptionDetail(key));
  const entry = Object.values(mobileOptions).find(({ code }) => isHere(code));
  if (!entry) throw new Error(`There is no option at ${pathname}`);
  const option = options.find(({ key }) => isHere(key));
  return (
    <Container>
      <PageHead
        title={option?.name ?? entry.name}
        back={{ to: paths.mobileOption(), label: 'ご契約オプション' }}
      >
        {option && (
          <Box sx={{ mt: 3 }}>
            <OptionHead option={option} />
          </Box>
        )}
      </PageHead>
      <Section label="手続き">
        {option?.operations.length === 0 ? (
          <p>{option.reason ? `${option.reason}。` : optionRefused}</p>
        ) : (
          <p>
            {option ? '' : 'このオプションの状況を読み込めません。'}
            {askedFor(option?.operations ?? [])}は、お電話で承ります。
            <Nowrap>
              <Link href={`tel:${brand.support.phone}`}>{brand.support.phone}</Link>
            </Nowrap>
            ({brand.support.hours})
          </p>
        )}
      </Section>
      <NotesSection notes={entry.annotations} />
    </Container>
  );
}
