import { useFormContext } from 'react-hook-form';
import { paths } from '@/paths';
import { AddressInputs } from '@/procedure/address/AddressInputs';
import { addressOf, isSameAddress, type AddressValues } from '@/procedure/address/addressValues';
import { Link } from '@/ui/link/Link';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { useCustomer, useKnownAddresses } from './customerData';
import { Fields } from './layout';

/** The new address, beginning with the registered one. */
export function AddressFields() {
  const isKnown = useKnownPaths();
  const now = useCustomer();
  const known = useKnownAddresses();
  const { getValues } = useFormContext<AddressValues>();
  const isNew = () =>
    !isSameAddress(now, addressOf(getValues())) ||
    'いまの住所と同じです。変更するところを入力してください。';
  return (
    <>
      <p>
        ご登録の住所を変更します。光の回線をお引っ越し先へ移すときは、お引っ越しの手続きが別に必要です。
        {isKnown(paths.move()) && (
          <>
            <br />
            <Link to={paths.move()}>お引っ越しの手続きへ</Link>
          </>
        )}
      </p>
      <Fields>
        <AddressInputs known={known} isNew={isNew} />
      </Fields>
    </>
  );
}
