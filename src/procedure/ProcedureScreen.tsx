import Container from '@mui/material/Container';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { sessionPort } from '@/api/sessionPort';
import type { ServiceType } from '@/config/runtimeConfig';
import { confirmSlug, doneSlug } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { PageHead } from '@/ui/page/PageHead';
import { Loading } from '@/ui/state/Loading';
import { DonePage } from './DonePage';
import { FormSteps } from './FormSteps';
import type { Procedure } from './procedure';
import { addressOf, doneAddressOf } from './steps';
import { useDraft } from './useDraft';

interface ProcedureProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
}

/**
 * All steps of a procedure, under one route that ends in `/*`: the form outlives the change of
 * step, so that back, a reload and a shared link behave (docs/architecture.md §4).
 */
export function ProcedureScreen<Values extends FieldValues, Receipt extends object>({
  procedure,
}: ProcedureProps<Values, Receipt>) {
  const type = useServiceType();
  const serviceId = sessionPort().serviceId(type) ?? '';
  return <OfService key={serviceId} procedure={procedure} serviceId={serviceId} type={type} />;
}

function OfService<Values extends FieldValues, Receipt extends object>({
  procedure,
  serviceId,
  type,
}: ProcedureProps<Values, Receipt> & { serviceId: string; type: ServiceType | undefined }) {
  const step = (useParams()['*'] ?? '').replace(/\/$/, '');
  const draft = useDraft(procedure, serviceId, type);
  const { inputs } = procedure;

  if (step === doneSlug && draft.receipt)
    return <DonePage procedure={procedure} receipt={draft.receipt} />;

  const index =
    step === confirmSlug ? inputs.length : inputs.findIndex((input) => input.slug === step);
  const isLater = step === doneSlug || index > draft.reached;
  const leadTo = (to: string, state?: object) => (
    <>
      <Navigate to={to} state={state} replace />
      <OnTheWay title={procedure.title} />
    </>
  );
  // The procedure is done and nothing has been typed since, so the receipt is shown.
  if (isLater && draft.receipt && !draft.values) return leadTo(doneAddressOf(procedure));
  if (isLater && draft.reached === 0)
    return leadTo(
      addressOf(procedure, 0),
      draft.values ? { typeAgain: true } : { startAgain: true },
    );
  if (isLater) return leadTo(addressOf(procedure, draft.reached));
  if (index < 0) return leadTo(addressOf(procedure, 0));
  return <FormSteps key={draft.times} procedure={procedure} draft={draft} index={index} />;
}

/** Shown on the way to another step, until that step has read what it needs. */
function OnTheWay({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <Loading />
      <Container>
        <PageHead title={title} narrow />
      </Container>
    </div>
  );
}

/**
 * The screen that a route loads with a procedure: `export default screenOf(quitProcedure)`.
 * @param procedures one, or several similar ones, which the screen tells apart by their addresses
 */
export const screenOf =
  <Values extends FieldValues, Receipt extends object>(
    ...procedures: readonly [Procedure<Values, Receipt>, ...Procedure<Values, Receipt>[]]
  ): ComponentType =>
  () => <ProcedureAtAddress procedures={procedures} />;

function ProcedureAtAddress<Values extends FieldValues, Receipt extends object>({
  procedures,
}: {
  procedures: readonly [Procedure<Values, Receipt>, ...Procedure<Values, Receipt>[]];
}) {
  const address = useLocation().pathname.toLowerCase();
  const own = procedures.find(({ path }) => address.startsWith(path.toLowerCase()));
  return <ProcedureScreen procedure={own ?? procedures[0]} />;
}
