import { Alert } from '@/ui/message/Alert';
import { Nowrap } from '@/ui/page/Page';

/** The warning before the QR code: what reading it ends. */
export function BeforeReading() {
  return (
    <Alert
      kind="caution"
      level={2}
      title={
        <>
          <Nowrap>Wi-Fiにつないでから</Nowrap>
          <Nowrap>設定してください</Nowrap>
        </>
      }
    >
      <Nowrap>読み取ると、いまのSIMは</Nowrap>
      <Nowrap>使えなくなります。</Nowrap>
    </Alert>
  );
}
