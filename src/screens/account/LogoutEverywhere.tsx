import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SessionError } from '@/api/errors';
import { writing } from '@/api/mutation';
import { logoutEverywhere } from '@/session/logout';
import { failureOf } from '@/shell/error/FailedScreen';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Dialog } from '@/ui/message/Dialog';
import { Section } from '@/ui/page/Section';

/** Ends every login of the customer, as after a lost phone; the password stays. */
export function LogoutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationKey: writing,
    mutationFn: logoutEverywhere,
    networkMode: 'always',
  });
  const failure = error && !(error instanceof SessionError) ? failureOf(error) : undefined;
  return (
    <Section label="すべての端末からログアウト">
      <p>
        端末をなくしたときや、共用の端末でログアウトを忘れたときに、すべての端末のログインを終わらせます。いまお使いの端末も、もう一度ログインが必要になります。
      </p>
      {failure && (
        <Alert severity="error" role="alert" sx={{ maxWidth: 640, mt: 4 }}>
          <AlertTitle>すべての端末からログアウトできませんでした</AlertTitle>
          <p>{failure.text}</p>
        </Alert>
      )}
      <Box sx={{ maxWidth: 640, mt: 4 }}>
        <SubmitButton
          busy={isPending && '送信中'}
          variant="secondary"
          onClick={() => setAsking(true)}
        >
          すべての端末からログアウトする
        </SubmitButton>
      </Box>
      <Dialog
        open={isAsking}
        title="すべての端末からログアウトしますか"
        onClose={() => setAsking(false)}
        actions={[
          {
            label: 'ログアウトする',
            onClick: () => {
              setAsking(false);
              mutate();
            },
          },
          {
            label: 'いまはログアウトしない',
            variant: 'secondary',
            onClick: () => setAsking(false),
          },
        ]}
      >
        <p>
          手続きの途中で入力した内容は、消えます。パスワードは変わりません。ほかの人に知られたおそれがあるときは、先にパスワードを変更してください。
        </p>
      </Dialog>
    </Section>
  );
}
