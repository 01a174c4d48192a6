import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { KeepTogether } from '@/ui/KeepTogether';
import { Dialog } from '@/ui/message/Dialog';
import { HtmlText } from './HtmlText';

export interface PopupProps {
  popup: Schema.LoginMessage['popups'][number];
  /** @param isHidden whether the customer asked not to see it again on this device */
  onClose: (isHidden: boolean) => void;
}

/** One announcement over the page; the next comes when it is closed (docs/design.md §7). */
export default function Popup({ popup, onClose }: PopupProps) {
  const [hide, setHide] = useState(false);
  const close = () => onClose(hide);
  return (
    <Dialog
      open
      title={popup.title}
      eyebrow="お知らせ"
      onClose={close}
      choice={
        popup.is_hideable && (
          <CheckboxField checked={hide} onChange={(event) => setHide(event.target.checked)}>
            次から表示しない
          </CheckboxField>
        )
      }
      actions={[{ label: '閉じる', onClick: close }]}
    >
      {'html' in popup.body ? (
        <HtmlText html={popup.body.html} onLeave={close} />
      ) : (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          <KeepTogether>{popup.body.text}</KeepTogether>
        </Typography>
      )}
    </Dialog>
  );
}
