import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { billingAddressProcedure } from './billingAddress.procedure';

/** /contract/customer/billing_address with its steps confirm and done. */
export default function BillingAddressScreen() {
  return <ProcedureScreen procedure={billingAddressProcedure} />;
}
