import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Failure, failures, nothingChanged } from '@/catalogue/failures';
import { now } from '@/lib/clock';
import { errorReference } from '@/lib/errorReference';
import { HtmlText } from '@/shell/message/HtmlText';
import { KeepTogether } from '@/ui/KeepTogether';
import { Dialog } from '@/ui/message/Dialog';

interface ApiErrorDialogProps {
  failure: Failure;
  /** The server's message as HTML, shown instead of the failure's text. */
  html?: string | undefined;
  /** Called when a link of that HTML leads to another screen; by default the same as OK. */
  onLeave?: () => void;
  /** Reads again; absent where reading again can't help. */
  onRetry?: (() => void) | undefined;
  /** What OK does and says: back to the service top after a failed read (docs/product.md §2.7). */
  ok: { label: string; onClick: () => void };
}

/** The API error dialog: what happened, what did not change, what to do (docs/design.md §7). */
export function ApiErrorDialog({
  failure,
  html,
  onRetry,
  ok,
  onLeave = ok.onClick,
}: ApiErrorDialogProps) {
  const [reference] = useState(() => errorReference(now()));
  return (
    <Dialog
      open
      role="alertdialog"
      title={failure.title}
      actions={[
        ...(onRetry ? [{ label: 'もう一度読み込む', onClick: onRetry }] : []),
        { ...ok, variant: onRetry ? 'secondary' : 'primary', safe: !onRetry },
      ]}
    >
      {html === undefined ? (
        <p>
          <KeepTogether>{failure.text}</KeepTogether>
        </p>
      ) : (
        <Box sx={{ mb: 3 }}>
          <HtmlText html={html} onLeave={onLeave} />
        </Box>
      )}
      <p>{nothingChanged}</p>
      <Typography variant="help">
        受付番号 {reference}
        <br />
        (お問い合わせの際にお伝えください)
      </Typography>
    </Dialog>
  );
}

/** A change of an option was not taken: the option-change message (docs/product.md §2.7). */
export function OptionChangeDialog({ onClose }: { onClose: () => void }) {
  return <ApiErrorDialog failure={failures.optionChange} ok={{ label: 'OK', onClick: onClose }} />;
}
