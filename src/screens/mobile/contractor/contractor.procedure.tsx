import Button from '@mui/material/Button';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, useRead } from '@/api/query';
import { customerRefusalTitle } from '@/catalogue/contract';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { encrypt } from '@/procedure/encryption';
import {
  daytimeOf,
  PhoneForm,
  type PhoneNames,
  phoneSteps,
  type PhoneValues,
} from '@/procedure/phone/PhoneForm';
import { Procedure } from '@/procedure/Procedure';
import { type ProcedureData, refusedAs } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { useDecrypted } from '@/procedure/useDecrypted';
import { Phrase, Verbatim } from '@/ui/page/Page';

/** The answer, and the numbers as they were sent. */
type Changed = Answer<'putServiceContract'> & {
  /** Personal data, so they aren't kept outside the page. */
  numbers?: PhoneValues;
  /** The numbers as the server encrypted them, for the receipt after a reload. */
  cipher?: string | undefined;
};

const useContract = () => useRead(api.getContract, ofService('mobile'));

const phoneNames: PhoneNames = { label: '連絡先の電話番号', short: '連絡先' };

const contractor: ProcedureData<PhoneValues, Changed> = {
  name: 'contractor',
  title: '連絡先の変更',
  path: paths.mobileContractor(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ変更されていません。',
  lineNote: 'のご契約の連絡先を変更します',
  steps: phoneSteps(phoneNames),
  submit: async (numbers) => {
    const { tel, tel_daytime } = numbers;
    const phone = { tel, tel_daytime: tel_daytime || null };
    const changed = await call(api.putServiceContract, {
      ...ofService('mobile'),
      body: { name: null, address: null, phone },
    });
    return { ...changed, numbers, cipher: await encrypt('mobile', [tel, tel_daytime]) };
  },
  keep: ({ numbers: _numbers, ...kept }) => kept,
  refusal: refusedAs(customerRefusalTitle, '連絡先は変わっていません。'),
};

/** 連絡先の変更 (docs/product.md §10.10). */
export default function Contractor() {
  return (
    <Procedure
      of={contractor}
      unknown={() => <ContractorUnknown />}
      done={(changed) => <ContractorDone changed={changed} />}
    >
      <ContractorSteps />
    </Procedure>
  );
}

function ContractorSteps() {
  const { customer, procedures } = useContract();
  const listed = procedures.find(({ code }) => code === 'customer');
  return (
    <PhoneForm
      names={phoneNames}
      intro={
        <p>
          <Phrase>ご契約についてのご連絡に使う番号です。</Phrase>
          <Phrase>SIMの電話番号は変わりません。</Phrase>
        </p>
      }
      registered={customer}
      action="連絡先を変更する"
      blocked={listed && !listed.is_available ? closed(listed) : undefined}
    />
  );
}

/** Why the contract's data can't be changed now, as the contract says. */
const closed = ({ available_from, reason }: Schema.Contract['procedures'][number]): Blocked => ({
  opens: available_from ?? undefined,
  reason: <p>{reason}</p>,
  possible: 'いまの連絡先は、ご契約情報でお確かめいただけます。',
  actions: (
    <Button variant="secondary" href={paths.mobileContract()}>
      ご契約情報に戻る
    </Button>
  ),
});

function ContractorUnknown() {
  const { tel, tel_daytime } = useContract().customer;
  return (
    <p>
      いまの登録は、連絡先が<b translate="no">{formatPhone(tel)}</b>、日中の連絡先が
      <b>{daytimeOf(tel_daytime, phoneNames)}</b>
      です。変更したとおりなら、もう一度送る必要はありません。
    </p>
  );
}

const elsewhere = 'ご契約情報でお確かめください';

/** The numbers as they are registered now; after a reload as the server decrypts them, since none is kept in clear. */
function ContractorDone({ changed }: { changed: Changed }) {
  const { numbers, cipher, applied_on } = changed;
  const { values, instead } = useDecrypted('mobile', cipher, elsewhere, numbers === undefined);
  const [tel, daytime] = numbers ? [numbers.tel, numbers.tel_daytime] : (values ?? []);
  return (
    <DonePage
      title={applied_on === null ? '連絡先の変更を受け付けました。' : '連絡先を変更しました。'}
      lead="お手続きは完了しました。ほかにしていただくことはありません。"
      end={<p>SIMの電話番号は変わっていません。</p>}
      of={changed}
      rows={[
        {
          term: '連絡先の電話番号',
          value: tel === undefined ? instead : <Verbatim>{formatPhone(tel)}</Verbatim>,
          strong: true,
        },
        {
          term: '日中の連絡先',
          value: daytime === undefined ? instead : daytimeOf(daytime, phoneNames),
        },
        {
          term: '変更の日',
          value: applied_on ? formatFullDay(applied_on) : '書類をご返送いただいたあと',
        },
      ]}
    />
  );
}
