/** `load`, asked once per key: the same promise every time, as React's `use` needs it. A failure is forgotten. */
export function oncePerKey<Key, Value>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const promises = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = promises.get(key);
    if (known) return known;
    const promise = load(key);
    promises.set(key, promise);
    promise.catch(() => promises.delete(key));
    return promise;
  };
}
