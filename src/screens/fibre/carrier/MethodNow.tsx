import { useSuspenseQuery } from '@tanstack/react-query';
import { paymentMethod } from '@/catalogue/billing';
import { paymentQueries } from '@/screens/payment/queries';

/** After an answer that never came: the method that the server has, read again. */
export function MethodNow() {
  const { changing_to, method } = useSuspenseQuery(paymentQueries.payment('fixed')).data;
  return changing_to ? (
    <p>
      {paymentMethod(changing_to.code).label}
      への変更を受け付けています。もう一度のお手続きは必要ありません。
    </p>
  ) : (
    <p>
      いまのお支払い方法は{paymentMethod(method.code).label}
      のままです。しばらくたってから、もう一度お試しください。
    </p>
  );
}
