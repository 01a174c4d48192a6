import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { paths } from '@/paths';
import { useSession } from '@/session/current';
import { DocumentFoot } from '@/shell/chrome/DocumentFoot';
import { DocumentHeader } from '@/shell/chrome/DocumentHeader';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main, Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { DescriptionList } from '@/ui/row/DescriptionList';

/**
 * /entry_cancel, open to everyone: what cancelling an application needs. The call itself is signed,
 * so it goes on behind the login, which leads to the procedure (docs/product.md §3.10).
 */
export default function EntryCancelPage() {
  const session = useSession();
  const target = paths.entryCancel();
  return (
    <>
      <DocumentHeader label="お申し込みの取り消し" />
      <Container>
        <PageHead
          title="お申し込みの取り消し"
          lead={
            <>
              <Phrase>{brand.services.fixed}のお申し込みを、工事の前に取り消せます。</Phrase>
              <Phrase>まだ取り消されていません。</Phrase>
            </>
          }
          narrow
        >
          <Box sx={{ mt: { xs: 6, sm: 7 } }}>
            <DescriptionList
              ink="both"
              stacked
              items={[
                {
                  term: 'いつまで',
                  value: '工事日の前日まで',
                  note: '工事日の当日からは取り消せません',
                  strong: true,
                },
                {
                  term: '必要なもの',
                  value: 'お客さまIDとパスワード',
                  note: 'お申し込みのときのメール、またはお手紙にあります',
                  strong: true,
                },
                { term: '費用', value: 'かかりません', strong: true },
              ]}
            />
            <Actions>
              <Button endIcon={<Icon name="arrow" />} href={session ? target : paths.login(target)}>
                {session ? '取り消しの入力へ進む' : 'ログインして取り消す'}
              </Button>
              {!session && (
                <Button variant="text" href={paths.passwordReset()}>
                  パスワードをお忘れの方
                </Button>
              )}
            </Actions>
            <Typography sx={{ mt: 9 }}>
              お困りのときは、お電話ください。
              <Button variant="text" href={`tel:${brand.support.phone}`}>
                {brand.support.phone}
              </Button>{' '}
              ({brand.support.hours})
            </Typography>
          </Box>
        </PageHead>
        <Columns>
          <Main narrow>
            <DocumentFoot />
          </Main>
        </Columns>
      </Container>
    </>
  );
}
