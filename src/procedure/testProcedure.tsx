import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, type Rejection } from '@/api/query';
import { createQueryClient, queryClient } from '@/api/queryClient';
import type { Service } from '@/api/services';
import { connectSession } from '@/api/sessionPort';
import { testLogin } from '@/api/testSession';
import { useField } from '@/procedure/field/useField';
import { store } from '@/session/current';
import { sessionPortOf } from '@/session/start';
import { deviceStorage } from '@/session/storage';
import { PortalTheme } from '@/theme/PortalTheme';
import { TextField } from '@/ui/fields/TextField';
import type { Blocked, CurrentStatus } from './BlockedPage';
import { InputStep } from './InputStep';
import { Procedure, ProcedureForm } from './Procedure';
import {
  type ProcedureData,
  type ProcedureStep,
  type ReviewContent,
  useValues,
} from './procedureData';
import { DonePage } from './Receipt';
import { RefusedReview, Review } from './Review';

export interface GiftValues {
  amount: string;
  password: string;
}

export interface GiftReceipt {
  number: string;
  code?: string;
}

type StepParts = Omit<ComponentProps<typeof InputStep<GiftValues>>, 'slug' | 'children'>;

type GiftStep = ProcedureStep<GiftValues> & StepParts & { Fields: ComponentType };

type ProcedureParts = ComponentProps<typeof Procedure<GiftValues, GiftReceipt>>;

/** A procedure in one object, so that a test replaces the parts that it is about. */
export interface Gift
  extends
    ProcedureData<GiftValues, GiftReceipt>,
    Pick<ProcedureParts, 'tabs' | 'current' | 'failureDialog'> {
  defaults: GiftValues;
  steps: readonly GiftStep[];
  useAbout?: () => Partial<GiftValues>;
  useBlocked?: () => Blocked | CurrentStatus | undefined;
  useReview: (values: GiftValues) => ReviewContent<GiftValues> | Rejection;
}

type Parts = Omit<Partial<Gift>, 'submit'>;

function AmountFields() {
  const field = useField<GiftValues>();
  return (
    <TextField
      label="量"
      {...field('amount', {
        validate: (amount) => amount !== '' || '量を入力してください',
      })}
    />
  );
}

function PasswordFields() {
  const field = useField<GiftValues>();
  return (
    <TextField
      label="パスワード"
      {...field('password', {
        validate: (password) => password !== '' || '必須項目が未入力です',
      })}
    />
  );
}

/** A procedure with two input steps, the second of which asks for a secret. */
export const giftOf = (parts: Parts = {}) => ({
  name: 'gift',
  title: 'データの贈り物',
  path: '/mobile/gift',
  exit: { to: '/mobile/top/', label: 'トップに戻る' },
  reviewNote: 'まだ贈られていません。',
  defaults: { amount: '', password: '' },
  steps: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'amount' as const, label: '量', requestField: 'gift.amount' }],
      Fields: AmountFields,
    },
    {
      slug: 'password',
      label: '認証',
      fields: [{ name: 'password' as const, label: 'パスワード', secret: true }],
      Fields: PasswordFields,
    },
  ],
  useReview: ({ amount }: GiftValues) => ({
    rows: [
      { term: '贈る量', value: `${amount}GB`, field: 'amount' as const },
      { term: 'パスワード', value: '入力済み', field: 'password' as const },
      { term: '贈る日', value: '今日' },
    ],
    action: `${amount}GBを贈る`,
  }),
  submit: vi.fn((_: GiftValues): Promise<GiftReceipt> =>
    Promise.resolve({ number: 'PG1', code: '4071' }),
  ),
  refusal: () => ({ title: 'いまは贈れません', text: '残りが足りません。' }),
  keep: ({ number }: GiftReceipt) => ({ number }),
  ...parts,
});

/** A gift with the first step alone, some of whose parts are replaced. */
export const oneStepOf = (step: Partial<GiftStep> = {}, parts: Parts = {}) => {
  const [first] = giftOf().steps;
  return giftOf({ steps: first ? [{ ...first, ...step }] : [], ...parts });
};

export const lineOf = (service_id: string, phone_number: string | null, plan_name = '10GB') =>
  ({
    service_id,
    service_type: service_id.startsWith('m') ? 'mobile' : 'fixed',
    phone_number,
    plan_name,
  }) as Service;

/** Logs in with these lines, the first of which is selected, and connects the session. */
export function logIn(
  services: readonly Service[] = [lineOf('m09000001234', '09000001234')],
  customer?: Schema.Customer,
) {
  sessionStorage.clear();
  deviceStorage().clear();
  store.begin(testLogin, new Date());
  store.complete({ services: [...services], is_single_service: false }, { customer });
  const [first] = services;
  if (first) store.select(first.service_id);
  connectSession(sessionPortOf());
}

/** Has each test of a file begin logged in, and leave nothing behind. */
export function logInForEach() {
  beforeEach(() => {
    logIn();
    HTMLElement.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    cleanup();
    store.clear('logout');
  });
}

/** What the browser itself shows: the address, and the button that leads back. */
function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="住所">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>ブラウザの戻る</button>
    </>
  );
}

export const place = () => screen.getByLabelText('住所').textContent;

/** Draws a part of a screen at an address. */
export function show(content: ReactNode, address = '/mobile/gift', client?: QueryClient) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client ?? createQueryClient()}>
        <PortalTheme>
          {content}
          <Browser />
        </PortalTheme>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function GiftSteps({ gift }: { gift: Gift }) {
  const { defaults, steps, useAbout = () => ({}), useBlocked = () => undefined } = gift;
  return (
    <ProcedureForm<GiftValues>
      defaults={defaults}
      about={useAbout()}
      blocked={useBlocked()}
      review={<GiftReview gift={gift} />}
    >
      {steps.map(({ slug, Fields, check, sum, footer, frame }) => (
        <InputStep key={slug} {...{ slug, check, sum, footer, frame }}>
          <Fields />
        </InputStep>
      ))}
    </ProcedureForm>
  );
}

function GiftReview({ gift }: { gift: Gift }) {
  const review = gift.useReview(useValues<GiftValues>());
  return isRejection(review) ? <RefusedReview {...review} /> : <Review<GiftValues> {...review} />;
}

const GiftScreen = ({ gift }: { gift: Gift }) => (
  <Procedure
    of={gift}
    tabs={gift.tabs}
    current={gift.current}
    failureDialog={gift.failureDialog}
    unknown={({ values, sentAt }) => (
      <p>{`${values.amount}GBの記録はありません(${sentAt.toISOString()})`}</p>
    )}
    done={({ number, code }) => (
      <DonePage title={`贈りました。${number}`} lead="お伝えください。">
        <p>{`コードは${code ?? '非表示'}`}</p>
      </DonePage>
    )}
  >
    <GiftSteps gift={gift} />
  </Procedure>
);

/** Opens a procedure at an address, as a load of the page does: only session storage is left of what was before. */
export function openAt(path: string, procedure: ReactNode, address = path) {
  cleanup();
  queryClient.clear();
  return show(
    <Routes>
      <Route path={`${path}/*`} element={procedure} />
      <Route path="*" element={<p>ほかの画面</p>} />
    </Routes>,
    address,
  );
}

export const open = (gift: Gift, address?: string) =>
  openAt(gift.path, <GiftScreen gift={gift} />, address);

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

export const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

export const arriveAt = (address: string) => waitFor(() => expect(place()).toBe(address));

/** Fills in both steps of a gift, which leads to its review. */
export async function fillIn() {
  await userEvent.type(screen.getByLabelText('量'), '2');
  await pressButton('次へ進む');
  await userEvent.type(await screen.findByLabelText('パスワード'), 'sesame');
  await pressButton('確認へ進む');
  await arriveAt('/mobile/gift/confirm');
}

/** A promise that is settled by hand. */
export function pending<Result>() {
  let answer: (result: Result) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const promise = new Promise<Result>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
  return {
    promise,
    answer: (result: Result) => answer(result),
    refuse: (error: Error) => refuse(error),
  };
}

/** What the steps' list says, the current step with an arrow. */
export const stepsSaid = () =>
  [...screen.getByLabelText('手続きの段階').children].map(
    (step) => `${step.hasAttribute('aria-current') ? '→' : ''}${step.textContent}`,
  );

/** The device says that it has no line, as behind some VPNs, where it has one. */
export function believeOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

/** A gift of 2GB that asks nothing: it opens with its review. */
export const reviewOf = (parts: Parts = {}) =>
  giftOf({ steps: [], defaults: { amount: '2', password: '' }, ...parts });
