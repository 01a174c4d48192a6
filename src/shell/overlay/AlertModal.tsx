import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import { maskEmail, maskPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { useSession } from '@/session/current';
import { HtmlText } from '@/shell/message/HtmlText';
import { media } from '@/theme/media';
import { Dialog } from '@/ui/message/Dialog';
import { type AlertContent, alertStore } from '@/ui/overlay/alert';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** The global alert "ご確認ください" with its OK (docs/product.md §2.6). */
export function AlertModal() {
  const shown = useSyncExternalStore(alertStore.subscribe, alertStore.current, () => undefined);
  if (!shown) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      title="ご確認ください"
      onClose={shown.close}
      actions={[{ label: 'OK', onClick: shown.close }]}
    >
      <Content content={shown.content} onLeave={shown.close} />
    </Dialog>
  );
}

function Content({ content, onLeave }: { content: AlertContent; onLeave: () => void }) {
  switch (content.kind) {
    case 'text':
      return <p>{content.text}</p>;
    case 'html':
      return <HtmlText html={content.html} onLeave={onLeave} />;
    case 'secure':
      return <SecureAlert unchanged={content.unchanged} onLeave={onLeave} />;
  }
}

const registered = () => ({
  ...read(api.getUser),
  staleTime: 0,
  retry: false,
  meta: background,
});

/** Card authentication failed: what to compare with the card, and where to change it (docs/design.md §7). */
function SecureAlert({ unchanged, onLeave }: { unchanged: string; onLeave: () => void }) {
  const session = useSession();
  const mobile = session?.selected?.service_type === 'mobile';
  // Read again: the session's copy is as old as the login, and the customer may have changed the number
  // since.
  const { data, isPending } = useQuery(registered());
  const { tel, tel_daytime, email } =
    (isPending ? undefined : (data?.customer ?? session?.customer)) ?? {};
  const phone = tel ?? tel_daytime;
  const none = isPending ? '読み込んでいます' : '登録がありません';
  const change = (to: string, verb = '変更する') => (
    <Button variant="text" href={to} sx={{ fontWeight: 700 }} onClick={onLeave}>
      {verb}
    </Button>
  );
  return (
    <>
      <p>
        <b>カードの認証に失敗しました。</b>
      </p>
      <p>次の2つが、カード会社への登録と同じかお確かめください。</p>
      <Box
        sx={{
          my: 4,
          // A dialog is narrower than a page: narrow labels leave room for an e-mail address on one line.
          'dl > div': {
            gridTemplateColumns: '112px minmax(0, 1fr) auto',
            [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
          },
        }}
      >
        <DescriptionList
          ink="both"
          stacked
          items={[
            {
              term: '電話番号',
              value: phone ? maskPhone(phone) : none,
              action: change(mobile ? paths.mobileContractor() : paths.customerPhone()),
            },
            {
              term: 'メールアドレス',
              value: email ? maskEmail(email) : none,
              action: change(
                mobile ? paths.mobileMail() : paths.mail(),
                email ? undefined : '登録する',
              ),
            },
          ]}
        />
      </Box>
      <p>同じでも認証できないときは、カード会社にお問い合わせください。{unchanged}</p>
    </>
  );
}
