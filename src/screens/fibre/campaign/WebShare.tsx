import Button from '@mui/material/Button';
import { shareText } from './shareLinks';

/** The device's own ways to pass an introduction on; nothing where the browser has none. */
export function WebShare({ url, code }: { url: string; code: string }) {
  if (!('share' in navigator)) return null;
  const share = () => {
    // Rejected when the customer closes the device's sheet: nothing has happened.
    navigator.share({ text: shareText(code), url }).catch(() => undefined);
  };
  return (
    <Button variant="text" onClick={share}>
      ほかのアプリで送る
    </Button>
  );
}
