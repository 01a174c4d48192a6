import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { customerRefusalTitle } from '@/catalogue/customer';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { phoneStep } from '@/procedure/phone/phoneStep';
import { daytimeOf, type PhoneValues } from '@/procedure/phone/phoneValues';
import type { Blocked, Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { Phrase } from '@/ui/page/Page';
import { type ContractorReceipt, phoneNames, useContractor } from './contractorData';
import { ContractorReceiptBody } from './ContractorReceiptBody';
import { changeNumbers } from './mutations';

/** 連絡先の変更 (docs/product.md §10.10). */
const contractorProcedure: Procedure<PhoneValues, ContractorReceipt> = {
  name: 'contractor',
  title: '連絡先の変更',
  path: paths.mobileContractor(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ変更されていません。',
  lineNote: 'のご契約の連絡先を変更します',
  useAvailability: useContractorBlocked,
  ...phoneStep({
    names: phoneNames,
    intro: (
      <p>
        <Phrase>ご契約についてのご連絡に使う番号です。</Phrase>
        <Phrase>SIMの電話番号は変わりません。</Phrase>
      </p>
    ),
    useNow: useContractor,
    action: '連絡先を変更する',
  }),
  submit: changeNumbers,
  refusal: ({ code, message }) => ({
    title: customerRefusalTitle(code),
    text: `${message}連絡先は変わっていません。`,
  }),
  Unknown: ContractorUnknown,
  done: {
    title: ({ appliedOn }) =>
      appliedOn === null ? '連絡先の変更を受け付けました。' : '連絡先を変更しました。',
    keep: ({ numbers: _numbers, ...kept }) => kept,
    Receipt: ContractorReceiptBody,
  },
};

export default screenOf(contractorProcedure);

/** Why the contract's data can't be changed now, as the contract says. */
function useContractorBlocked(): Blocked | undefined {
  const { procedures } = useSuspenseQuery(read(api.getContract, ofService('mobile'))).data;
  const listed = procedures.find(({ code }) => code === 'customer');
  if (!listed || listed.is_available) return undefined;
  return {
    opens: listed.available_from ?? undefined,
    reason: <p>{listed.reason}</p>,
    possible: <p>いまの連絡先は、ご契約情報でお確かめいただけます。</p>,
    actions: (
      <Button variant="secondary" href={paths.mobileContract()}>
        ご契約情報に戻る
      </Button>
    ),
  };
}

/** Shown while it is unknown whether the change was taken: what is registered now. */
function ContractorUnknown() {
  const { tel, tel_daytime } = useContractor();
  return (
    <p>
      いまの登録は、連絡先が<b translate="no">{formatPhone(tel)}</b>、日中の連絡先が
      <b>{daytimeOf(tel_daytime, phoneNames)}</b>
      です。変更したとおりなら、もう一度送る必要はありません。
    </p>
  );
}
