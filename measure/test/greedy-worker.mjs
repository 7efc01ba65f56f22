// Stands in for a document that takes more and more memory outside the JavaScript heap.
const megabytes = 16;
const kept = [];
process.on('message', () => {
  setInterval(() => {
    if (kept.length < 32) kept.push(new Uint8Array(megabytes * 1024 * 1024).fill(1));
  }, 1);
});
