// Stands in for a reader that its document has taken over: it asks for what the document's name says.
process.on('message', ({ name }) => {
  process.send({ wanted: JSON.parse(name) });
});
