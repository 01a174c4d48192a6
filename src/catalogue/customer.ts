import type * as Code from './codes';
import { refusalTitles } from './refusals';

/** Titles of a refused change of the customer's data. */
export const customerRefusalTitle = refusalTitles<
  Code.CustomerRefusalCode | Code.BillingAddressRefusalCode
>({
  not_changed: '変更する内容がありません',
  change_in_progress: '前の変更を手続き中です',
  quitting: '解約の手続き中です',
});
