import { Title } from '../ui/title.tsx';

export function CheckoutPage() {
  return <Title english="Checkout" chinese="付款" />;
}
