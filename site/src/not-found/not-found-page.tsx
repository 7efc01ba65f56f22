import { Title } from '../ui/title.tsx';

export function NotFoundPage() {
  return (
    <>
      <Title english="Not found" chinese="查无此页" />
      <p>Did you forget to add the page to the router?</p>
    </>
  );
}
