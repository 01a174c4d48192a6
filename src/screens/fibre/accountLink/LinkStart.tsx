import Typography from '@mui/material/Typography';
import { SendingAlert } from '@/procedure/SendingAlert';
import { useSending } from '@/procedure/useSending';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Phrase } from '@/ui/page/Page';
import { linkRefusalTitle } from './linkStates';
import { askForLinkPage } from './mutations';

/**
 * A button that leads to the partner's page, where the customer logs in and agrees.
 * @param action label of the button
 */
export function LinkStart({ action }: { action: string }) {
  const { run, isSending, problem } = useSending({
    call: askForLinkPage,
    onDone: (page) => window.location.assign(page),
    onRefusal: ({ code, message }) => ({
      title: linkRefusalTitle(code),
      text: `${message}連携の状態は変わっていません。`,
    }),
    unknown: {
      title: '連携の手続きを始められませんでした',
      text: '通信が途切れました。連携の状態は変わっていません。もう一度お試しください。',
    },
  });
  return (
    <>
      <SendingAlert problem={problem} />
      <Actions>
        <SubmitButton busy={isSending && '準備しています'} covered onClick={run}>
          {action}
          <Icon name="external" />
        </SubmitButton>
      </Actions>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        <Phrase>提携先のページで、ログインと同意をしていただきます。</Phrase>
        <Phrase>それまでは連携されません。</Phrase>
      </Typography>
    </>
  );
}
