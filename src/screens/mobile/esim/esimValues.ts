import type { Answer } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { fieldMessages } from '@/catalogue/messages';
import { refusalTitles } from '@/catalogue/refusals';
import { strangerIn } from '@/catalogue/rules';
import { suspendedTitle } from '@/catalogue/stopRestart';
import { groupDigits } from '@/lib/numbers';
import { refusable } from '@/screens/mobile/shared/useRestricted';

export interface EsimValues {
  operation: Code.EsimOperation | '';
  /** 32 digits: it names the customer's device, so it is kept nowhere. */
  eid: string;
  /** Has no control: the receipt number of an earlier activation, empty if there was none. */
  issued: string;
}

/** A receipt; its activation isn't kept after the page has been left. */
export type EsimReceipt = Omit<Answer<'postEsim'>, 'activation'> &
  Pick<Schema.EsimActivation, 'receipt_number' | 'expires_on'> & {
    activation?: Schema.EsimActivation;
  };

const eidLength = 32;

/** What is wrong with an EID: what was found, what to do; undefined when nothing is. */
export function eidProblem(eid: string): string | undefined {
  if (eid === '') return fieldMessages.missing;
  const stranger = strangerIn(eid, /^[0-9]$/);
  if (stranger) return `${stranger}EIDは、半角数字で入力してください。`;
  if (eid.length !== eidLength)
    return `${eid.length}桁です。EIDは${eidLength}桁の半角数字で入力してください。`;
  return undefined;
}

/** `89000000…` in groups of four, to be compared with what the device shows. */
export const formatEid = (eid: string): string => groupDigits(eid, ' ');

/** The entry or its refusal, and the entry that is not refused. */
export const [useEsimAnswer, useEsim] = refusable(() => read(api.getEsim));

/** What to see to before the eSIM is set up. */
export const esimBefore = [
  {
    title: 'Wi-Fiにつなぐ',
    text: '使うスマートフォンを、Wi-Fiにつないでください。設定が終わるまで切らないでください。',
  },
  {
    title: 'いまのSIMを残しておく',
    text: '設定が終わるまで、いまのSIMカードを抜いたり、eSIMを削除したりしないでください。',
  },
  {
    title: 'eSIMに対応した端末か確かめる',
    text: '端末で *#06# に電話をかけてEIDが表示されれば、対応しています。',
  },
] as const;

/** What to do once it is set up. */
export const esimAfter =
  'Wi-Fiを切り、通話とデータ通信ができれば完了です。つながらないときは、端末を再起動してください。';

/** Titles of refusals; the server's sentence says the rest. */
export const esimRefusalTitle = refusalTitles<
  // A wrong EID shows at its field.
  Exclude<Code.EsimOrderRefusalCode, 'eid_invalid'>
>({
  esim_in_progress: 'eSIMの手続き中です',
  device_not_compatible: 'eSIMに対応していない機種です',
  quitting: '解約の手続き中です',
  suspended: suspendedTitle,
});
