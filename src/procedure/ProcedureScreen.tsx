import type { FieldValues } from 'react-hook-form';
import { Navigate, useParams } from 'react-router-dom';
import { sessionPort } from '@/api/sessionPort';
import { confirmSlug, doneSlug } from '@/paths';
import { useServiceType, type ServiceType } from '@/session/serviceType';
import { DonePage } from './DonePage';
import { FormSteps } from './FormSteps';
import type { Procedure } from './procedure';
import { addressOf, doneAddressOf } from './steps';
import { useKept } from './useKept';

interface ProcedureProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
}

/**
 * All steps of a procedure, under one route that ends in `/*`: the form outlives the change of
 * step, so that back, a reload and a shared link behave (architecture, "One procedure").
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
  const kept = useKept(procedure, serviceId, type);
  const { inputs, path } = procedure;

  if (step === doneSlug && kept.receipt)
    return <DonePage procedure={procedure} receipt={kept.receipt} />;

  const index =
    step === confirmSlug ? inputs.length : inputs.findIndex((input) => input.slug === step);
  const isLater = step === doneSlug || index > kept.reached;
  // Sent a moment ago and nothing typed since: what there is to see is the receipt.
  if (isLater && kept.receipt && !kept.values)
    return <Navigate to={doneAddressOf(procedure)} replace />;
  if (isLater && kept.reached === 0)
    return (
      <Navigate
        to={path}
        replace
        state={kept.values ? { typeAgain: true } : { startAgain: true }}
      />
    );
  if (isLater) return <Navigate to={addressOf(procedure, kept.reached)} replace />;
  if (index < 0) return <Navigate to={addressOf(procedure, 0)} replace />;
  return <FormSteps procedure={procedure} kept={kept} index={index} />;
}
