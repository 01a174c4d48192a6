// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import type { ReviewContent } from '@/procedure/procedureData';
import { QuitContent } from './quit.procedure';
import { QuitReview } from './QuitReview';
import type { QuitValues } from './quitValues';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000002345' }) }));
vi.mock('@/session/selectedService', () => ({ useSession: () => undefined }));

afterEach(cleanup);

const values: QuitValues = {
  number: 'keep',
  reason: 'other',
};

function Form({ children }: { children: ReactNode }) {
  return <FormProvider {...useForm({ defaultValues: values })}>{children}</FormProvider>;
}

function textOf(page: ReactNode) {
  const client = createQueryClient();
  client.setQueryData(queryOrRejection(read(api.getMobileQuitInfo)).queryKey, {
    status: null,
    quit_on: '2026-11-30',
    mnp_quit_on: '2026-12-31',
    can_mnp: true,
    losses: [{ kind: 'option', name: '留守番電話', note: null, from_on: '2027-01-01' }],
    reasons: [],
    fees: [],
    fee_total: 0,
    fee_month: null,
  } as never);
  return render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <Form>{page}</Form>
      </QueryClientProvider>
    </MemoryRouter>,
  ).container.textContent.replaceAll('\u200b', '');
}

vi.mock('@/procedure/Review', () => ({ Review: ({ topics }: ReviewContent) => topics?.before }));

test('a line whose number is kept ends as it opens elsewhere, or else on the last day', () => {
  const review = textOf(<QuitReview />);
  expect(review).toContain(
    '移る先の会社で開通した日に、ご利用が終わります。この日までに開通しないときは、この日の24:00に解約となり、番号は残せません。',
  );
  // What ends is a list of its own, by when.
  expect(textOf(<QuitReview />)).toContain('開通した日から留守番電話');
  const content = textOf(<QuitContent />);
  expect(content).toContain(
    '移る先の会社で開通した日に解約となります。12月31日(木)までに開通しないときは、その日の24:00に解約となり、番号は残せません。',
  );
  for (const text of [review, content]) expect(text).not.toContain('解約になりません');
});
