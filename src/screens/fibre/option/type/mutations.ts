import { fixedApi, serviceApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { ofService } from '@/api/ofService';
import { unwrap } from '@/api/unwrap';
import type * as Code from '@/catalogue/codes';
import type { denkiPlans } from './denkiPlans';
import type { OptionTypeAnswers } from './queries';

/** Orders or cancels the video partner's option. @throws ApiError */
export const changeUnext = (body: {
  order_type: '1' | '3';
  confirmed: Pick<Terms, 'monthly_fee' | 'ends_on'>;
}) => unwrap(fixedApi.POST('/api/write/v1/unext-option-change', { body }));

/** Asks for the visit of the security company. @throws ApiError */
export const orderSecom = (body: {
  tel: string;
  visit_dates: string[];
  visit_time: Code.HalfDay;
}) => unwrap(fixedApi.POST('/api/write/v1/secom/entry', { body }));

/** @param quit_on ISO day. @throws ApiError */
export const quitSecom = (quit_on: string) =>
  unwrap(fixedApi.POST('/api/write/v1/secom/quit', { body: { quit_on } }));

/** Has the old television fetched. @throws ApiError */
export const orderBraviaRecycle = (body: {
  inches: number;
  /** ISO day. */
  pickup_on: string;
  pickup_time: Code.HalfDay;
  confirmed: Pick<Terms, 'fee'>;
}) => unwrap(fixedApi.POST('/api/write/v1/bravia-recycle-entry', { body }));

/** Orders ひかりTV (`1`) or changes its plan (`5`). @throws ApiError */
export const orderHikaritv = (body: {
  order_type: '1' | '5';
  plan_code: Code.HikaritvPlan;
  tuner_count: number;
  confirmed: Pick<Terms, 'monthly_fee' | 'starts_on'>;
}) =>
  unwrap(
    serviceApi.POST('/api/write/v1/services/{service_id}/option/hikaritv', {
      ...ofService('fixed'),
      body,
    }),
  );

/** Cancels ひかりTV, with what becomes of the tuner. @throws ApiError */
export const quitHikaritv = (body: {
  quit_on: string;
  tuner_return: '1' | '2' | '3';
  confirmed: Pick<Terms, 'fee'>;
}) => unwrap(fixedApi.POST('/api/write/v1/hikaritv/quit', { body }));

/** @throws ApiError */
export const changeDenkiPlan = (plan: keyof typeof denkiPlans) =>
  unwrap(fixedApi.POST('/api/write/v1/nurodenki/plan-change', { body: { plan } }));

/** Corrects the current contract with the electricity company. @throws ApiError */
export const updateDenki = (current: NonNullable<OptionTypeAnswers['denki']['current']>) =>
  unwrap(fixedApi.PUT('/api/write/v1/nurodenki/info', { body: { current } }));
