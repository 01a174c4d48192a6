import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { ServiceType } from '@/config/runtimeConfig';
import { topOf } from '@/paths';
import { PrintReceipt, ReceiptRows, ReceiptSection } from '@/procedure/Receipt';
import { Steps } from '@/procedure/Steps';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Breakable } from '../Breakable';
import type { PasswordReceipt } from './mutations';
import { credentialLabels } from './passwordMessages';

interface PasswordDoneProps {
  receipt: PasswordReceipt;
  service: ServiceType;
}

/** What was changed, and what to log in with from now on. */
export function PasswordDone({ receipt, service }: PasswordDoneProps) {
  const what = credentialLabels[receipt.kind];
  return (
    <Container>
      <PageHead title={`${what}を変更しました。`} eyebrow="パスワード・お客さまIDの変更">
        <div data-print="none">
          <Steps labels={['入力', '完了']} now={1} />
        </div>
      </PageHead>
      <ReceiptSection
        lead={
          receipt.kind === 'password'
            ? '次のログインからは、新しいパスワードをお使いください。ほかの端末では、ログアウトされました。'
            : `次のログインからは、新しい${what}をお使いください。`
        }
        end={<p>お心あたりのないログインがあったときは、ログイン履歴もお確かめください。</p>}
      >
        <ReceiptRows
          of={receipt}
          ink="top"
          rows={[
            { term: 'お客さまID', value: <Breakable>{receipt.userId}</Breakable>, strong: true },
            { term: '変更したもの', value: what },
          ]}
        />
      </ReceiptSection>
      <Columns>
        <Main>
          <Actions>
            <Button href={topOf(service)}>トップに戻る</Button>
            <PrintReceipt />
          </Actions>
        </Main>
      </Columns>
    </Container>
  );
}
