// Stands in for a document that a reader never finishes.
process.on('message', () => {
  for (;;);
});
