import { paths } from '@/paths';
import type * as Code from './generated/codes';

/** The screens of the fibre procedures; codes without one belong to SIMs. */
export const fibreProcedureScreens: Partial<Record<string, string>> = {
  payment: paths.payment(),
  customer: paths.customer(),
  email: paths.mail(),
  password: paths.password(),
  promotion: paths.promotion(),
  document: paths.document(),
  construction: paths.construction(),
  delivery: paths.delivery(),
  account_link: paths.accountLink(),
  move: paths.move(),
  upgrade: paths.upgrade(),
  report: paths.report(),
  quit: paths.quit(),
  quit_cancel: paths.quitCancel(),
  entry_cancel: paths.entryCancel(),
} satisfies Partial<Record<Code.ProcedureCode, string>>;

/** Procedures of a SIM and their screens; without one they are done by phone. */
export const simProcedureScreens: Partial<Record<string, string | null>> = {
  plan: paths.mobilePlan(),
  call_service: paths.mobileOptionDetail('call_service'),
  esim: paths.mobileEsim(),
  device_entry: paths.mobileDeviceEntry(),
  mnp_transfer_in: paths.mobileMnpTransferIn(),
  stop_restart: paths.mobileStopRestart(),
  rental_wifi: paths.mobileRentalWifi(),
  payment: paths.mobilePayment(),
  customer: paths.mobileContractor(),
  email: paths.mobileMail(),
  password: paths.mobilePassword(),
  promotion: null,
  document: paths.mobileDocument(),
  quit: paths.mobileQuit(),
  quit_cancel: paths.mobileQuitCancel(),
  entry_cancel: null,
} satisfies Partial<Record<Code.ProcedureCode, string | null>>;
